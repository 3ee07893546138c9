/**
 * First and last names of East Africa, made up of lists of our own, the most common first: the frequency of each falls
 * with its place, as it does among people.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const FIRST_NAMES = words(`
  Mohamed Mary John Fatuma Peter Grace Joseph Amina Hassan Jane James Faith Abdi Mercy David Achieng Akinyi Otieno
  Wanjiku Wanjiru Njeri Kamau Mwangi Juma Halima Yusuf Ali Omar Asha Aisha Khadija Ibrahim Esther Samuel Daniel Ruth
  Rose Anne Lucy Agnes Paul Stephen Joyce Elizabeth Margaret Charles George Moses Simon Francis Beatrice Catherine
  Hellen Hawa Zainab Rehema Salim Said Rashid Baraka Neema Furaha Ahmed Abdullahi Chebet Cherono Kiprono Kipchoge
  Nyambura Wambui Njoki Auma Atieno Anyango Odhiambo Okello Opio Akello Nakato Babirye Wasswa Kato Mugisha Uwase
  Mukamana Habimana Niyonzima Ndayisenga Ingabire Tesfaye Tigist Abebe Almaz Deng Garang Nyandeng Achol Muhammad
  Mahamed Hussein Sahra Hodan Fadumo Mumin Nuru Zawadi Imani Tumaini Upendo Emmanuel Innocent Claudine Jeanne Pascal
  Divine Chantal Aline Patience Prossy Sarah Rebecca Naomi Deborah Hannah Isaac Jacob Elijah Solomon Suleiman Athumani
  Mwanaisha Mariam Saida Latifa Jamila Karim Khalid Idris Yahya Nasra Ubah Ifrah Liban Guled Mutua Mueni Kioko Ndinda
  Nekesa Wafula Barasa Simiyu Moraa Kemunto Nyaboke Bosire`)

export const LAST_NAMES = words(`
  Otieno Mohamed Kamau Mwangi Abdi Achieng Odhiambo Njoroge Hassan Wanjiku Ochieng Ouma Juma Ali Kariuki Maina Wambui
  Njeri Omondi Okoth Owino Onyango Oduor Cheruiyot Kiplagat Koech Rotich Chepkoech Kibet Mutua Musyoka Mueni Ndungu
  Kimani Karanja Njuguna Gitau Waweru Wafula Nekesa Barasa Simiyu Hussein Ahmed Yusuf Ibrahim Osman Abdullahi Farah
  Warsame Mushi Massawe Mwakyusa Kessy Shirima Mbwana Okello Opio Akello Nsubuga Ssemwogerere Nakato Mugisha
  Tumusiime Byaruhanga Habimana Uwimana Mukamana Niyonsenga Nshimiyimana Hakizimana Tesfaye Bekele Haile Girma Deng
  Garang Majok Lado Wani Salim Said Bakari Khamis Muthoni Nyambura Wangari Wangui Kipkemboi Chebet Jepkosgei Ng'ang'a
  Ndayishimiye Nkurunziza Bizimana Irakoze Kabila Tshibanda Mukendi Ilunga Mwamba Lukaku Adan Noor Sheikh Duale
  Muhumed Jama Warsama Gedi Roble Mulugeta Desta Alemu Tadesse Kebede Worku Mbogo Mrema Lyimo Swai Temba Ngowi
  Mwinyi Makame Ame Haji Mzee Shaban Ramadhan Bosire Nyakundi Mogaka Ombati Kerubo Lagat Sang Langat Tanui Biwott`)

/** How a health worker writes some of these names who hears them. */
export const AS_HEARD = words(`
  Muhamad Hadija Wanjiro Odiambo Njoroje Suleman Yousuf Aysha Samwel Ebrahim Hasan Fatma Mahamad Rasheed Kariyuki`)

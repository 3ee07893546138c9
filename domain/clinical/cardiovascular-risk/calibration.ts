import type { CountryCode } from '#domain/vocabulary/countries.ts'

type Line = readonly [constant: number, slope: number]
type Calibration = Readonly<Record<'male' | 'female', { readonly chd: Line; readonly stroke: Line }>>

/**
 * Recalibration of the WHO 2019 non-laboratory model to each country's incidence in 2017, from the working group's own
 * program (S. Kaptoge, University of Cambridge). South Sudan has none of its own: the region's is used.
 */
export const CALIBRATIONS: Readonly<Partial<Record<CountryCode, Calibration>> & { readonly region: Calibration }> = {
  // [constant, slope] of each
  region: {
    male: { chd: [-0.5011819, 0.934285], stroke: [-0.846603, 0.6702875] },
    female: { chd: [-0.8841384, 0.6560963], stroke: [-0.8456433, 0.6618489] },
  },
  BI: {
    male: { chd: [-0.4868446, 0.900043], stroke: [-0.764622, 0.6782879] },
    female: { chd: [-0.7901343, 0.6326041], stroke: [-0.718665, 0.6709667] },
  },
  DJ: {
    male: { chd: [-0.6364434, 0.9392701], stroke: [-0.7787725, 0.6957461] },
    female: { chd: [-1.0933594, 0.6169357], stroke: [-0.7229981, 0.6835772] },
  },
  ER: {
    male: { chd: [-0.7162853, 0.8468785], stroke: [-0.8989265, 0.6143553] },
    female: { chd: [-1.0295203, 0.614583], stroke: [-0.7212979, 0.6602941] },
  },
  ET: {
    male: { chd: [-0.6604778, 0.8439067], stroke: [-1.0398486, 0.6480895] },
    female: { chd: [-0.9742475, 0.6294314], stroke: [-0.999978, 0.6578061] },
  },
  KE: {
    male: { chd: [-0.5520708, 0.9433072], stroke: [-0.5893449, 0.7356707] },
    female: { chd: [-1.1348932, 0.6187653], stroke: [-0.8137963, 0.6715791] },
  },
  RW: {
    male: { chd: [-0.7087645, 0.9074878], stroke: [-0.7520832, 0.730387] },
    female: { chd: [-1.0772511, 0.634964], stroke: [-0.798807, 0.7055305] },
  },
  SO: {
    male: { chd: [-0.4980201, 0.9200584], stroke: [-0.7829423, 0.6628384] },
    female: { chd: [-0.6857251, 0.6762158], stroke: [-0.7299409, 0.6479462] },
  },
  TZ: {
    male: { chd: [-0.3425381, 1.010246], stroke: [-0.7853983, 0.7287058] },
    female: { chd: [-0.6977953, 0.7091988], stroke: [-0.9081123, 0.6687626] },
  },
  UG: {
    male: { chd: [-0.4576772, 0.9575385], stroke: [-0.6262016, 0.725461] },
    female: { chd: [-0.7687988, 0.6948733], stroke: [-0.6600219, 0.7237008] },
  },
  CD: {
    male: { chd: [-0.3899461, 0.9076033], stroke: [-0.8967753, 0.6391644] },
    female: { chd: [0.091071, 0.7976627], stroke: [-0.6839316, 0.6632724] },
  },
}

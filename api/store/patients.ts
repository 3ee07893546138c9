import type { Actor } from '#api/access/actor.ts'
import { patientsVisibleTo } from '#api/access/visible-to.ts'
import type { AuditEvent, AuditStore } from '#api/store/audit.ts'
import type { Client, Prisma } from '#api/store/client.ts'
import { beginningWith, searchedWords } from '#api/store/text-search.ts'

/** Each word of a search is the beginning of one of the names. */
const namedLike = (search: string | null): Prisma.PatientWhereInput[] =>
  searchedWords(search).map((word) => {
    const like = beginningWith(word)
    return { OR: [{ firstName: like }, { lastName: like }] }
  })

/** The patients of facilities. */
export function patientStore(client: Client, audit: Pick<AuditStore, 'record'>) {
  return {
    /** Whether there is such a patient, and this person may see them. */
    isVisible: async (actor: Actor, id: string): Promise<boolean> =>
      (await client.patient.findFirst({ where: { AND: [{ id }, patientsVisibleTo(actor)] }, select: { id: true } })) !==
      null,

    /** A patient for whom this person may do something, with where they are in care; none for a record that was merged. */
    inCare: (actor: Actor, id: string) =>
      client.patient.findFirst({
        where: { AND: [{ id, mergedIntoId: null }, patientsVisibleTo(actor)] },
        select: {
          facilityId: true,
          gender: true,
          dateOfBirth: true,
          facility: { select: { country: true, district: true } },
        },
      }),

    /** A patient whom this person may see, or null; the event is stored before it is answered. */
    async find(actor: Actor, id: string, event: AuditEvent) {
      const patient = await client.patient.findFirst({ where: { AND: [{ id }, patientsVisibleTo(actor)] } })
      if (patient) await audit.record(event)
      return patient
    },

    /** Which patients a list holds: by name, those that a search fits, at most so many. */
    async page(actor: Actor, { search, limit }: { search: string | null; limit: number }, event: AuditEvent) {
      await audit.record(event)
      return {
        where: { AND: [patientsVisibleTo(actor), ...namedLike(search)] },
        orderBy: [{ lastName: 'asc' as const }, { firstName: 'asc' as const }, { id: 'asc' as const }],
        take: limit,
      }
    },
  }
}

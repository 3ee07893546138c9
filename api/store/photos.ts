import type { Actor } from '#api/access/actor.ts'
import { NOTHING } from '#api/access/visible-to.ts'
import type { AuditEvent, AuditStore } from '#api/store/audit.ts'
import { type Database, Prisma } from '#api/store/client.ts'
import { insertAudited, newRow } from '#api/store/insert-audited.ts'
import { recordMembers, visibleRecord } from '#api/store/opened-records.ts'
import { after, NEWEST_FIRST, type Page } from '#api/store/paging.ts'
import type { MedicalPhoto } from '#prisma/generated/client/client.ts'

/** Medical photos and their pictures; the only writer of these tables. */
export function photoStore(database: Pick<Database, 'client' | 'query'>, audit: Pick<AuditStore, 'record'>) {
  const { client } = database

  return {
    /** Writes a photo with its picture. Answers false, with nothing written, where the id is taken. */
    create: (photo: MedicalPhoto, jpeg: Uint8Array, event: AuditEvent): Promise<boolean> =>
      insertAudited(
        database,
        [
          newRow('MedicalPhoto', Prisma.MedicalPhotoScalarFieldEnum, photo),
          newRow('Picture', Prisma.PictureScalarFieldEnum, { photoId: photo.id, jpeg }),
        ],
        event,
      ),

    /** Whether this is the photo that this person took with the id, of the same patient or of nobody's record. */
    isOf: async ({
      id,
      takenById,
      patientId,
    }: Pick<MedicalPhoto, 'id' | 'takenById' | 'patientId'>): Promise<boolean> =>
      (await client.medicalPhoto.findFirst({ where: { id, takenById, patientId }, select: { id: true } })) !== null,

    /**
     * Which photos a page holds: of a patient whom this person may see, or those that they took for themselves. Null where
     * the patient is not to be seen; a cursor that is none of the list's gives an empty page.
     */
    async page(
      actor: Actor,
      { patientId, limit, cursor }: Page & { readonly patientId: string | null },
      event: AuditEvent,
    ) {
      const record = patientId === null ? null : await visibleRecord(database, actor, patientId)
      if (patientId !== null && !record) return null
      const listed = record
        ? { patientId: { in: [...record.members.ids] } }
        : { takenById: actor.userId, patientId: null }
      const known =
        cursor === null ||
        (await client.medicalPhoto.findFirst({ where: { AND: [{ id: cursor }, listed] }, select: { id: true } }))
      const rows = known
        ? await client.medicalPhoto.findMany({
            where: listed,
            orderBy: NEWEST_FIRST,
            ...after(cursor),
            take: limit,
            select: { id: true },
          })
        : []
      await audit.record(event)
      return { where: rows.length === 0 ? NOTHING : { id: { in: rows.map(({ id }) => id) } }, orderBy: NEWEST_FIRST }
    },

    /**
     * The picture of a photo that this person may see: one that they took for themselves, one of a patient whom they may
     * see where `ofPatients` says so, and one of the record that they are; else null.
     */
    async picture(
      actor: Actor,
      id: string,
      ofPatients: boolean,
      event: AuditEvent,
    ): Promise<{ jpeg: Uint8Array } | null> {
      const photo = await client.medicalPhoto.findUnique({
        where: { id },
        select: { takenById: true, patientId: true },
      })
      if (!photo) return null
      const { patientId, takenById } = photo
      const isSeen =
        patientId === null
          ? takenById === actor.userId
          : (ofPatients && (await visibleRecord(database, actor, patientId)) !== null) ||
            (await recordMembers(database, { userId: actor.userId }))?.ids.includes(patientId)
      if (!isSeen) return null
      const picture = await client.picture.findUniqueOrThrow({ where: { photoId: id }, select: { jpeg: true } })
      await audit.record({ ...event, personId: patientId ?? takenById })
      return { jpeg: picture.jpeg }
    },
  }
}

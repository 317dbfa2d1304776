import type { Tx } from '../../db/tables.ts'
import type { Author } from '../../history/history.ts'

/** Takes the enquiries of an account that is about to be removed from it, and notes whose they were. */
export async function unassign(tx: Tx, { id, name }: Author, by: Author) {
  const text = `Unassigned: the account of ${name} was removed.`
  await tx
    .insertInto('enquiryNotes')
    .columns(['enquiryId', 'userId', 'author', 'text', 'createdAt'])
    .expression((e) =>
      e
        .selectFrom('enquiries')
        .select(({ val, cast }) => [
          'id as enquiryId',
          cast<number>(val(by.id), 'integer').as('userId'),
          val(by.name).as('author'),
          val(text).as('text'),
          val(new Date().toISOString()).as('createdAt'),
        ])
        .where('assigneeId', '=', id),
    )
    .execute()
  await tx
    .updateTable('enquiries')
    .set((e) => ({ assigneeId: null, version: e('version', '+', 1) }))
    .where('assigneeId', '=', id)
    .execute()
}

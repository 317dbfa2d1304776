import pg from 'pg'

/** How many acknowledged enquiries are missing or duplicated. */
export async function countStored(databaseUrl: string, acknowledged: string[]) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select name from enquiries')
  await client.end()
  const kept = Map.groupBy(rows, ({ name }) => name)
  return {
    lost: acknowledged.filter((name) => !kept.has(name)).length,
    doubled: [...kept.values()].filter((same) => same.length > 1).length,
  }
}

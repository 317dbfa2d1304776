import { setHashCost } from '#server/accounts/password.ts'
import { ownTemporaryFolder } from './temporary-files.ts'

ownTemporaryFolder()
// At the recommended cost, hashing takes a third of the processor time of all tests of accounts.
setHashCost({ memory: 64, passes: 1, parallelism: 1 })

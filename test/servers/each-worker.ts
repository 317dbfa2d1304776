import { ownTemporaryFolder } from './temporary-files.ts'

ownTemporaryFolder()

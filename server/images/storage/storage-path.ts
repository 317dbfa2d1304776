const segment = '[A-Za-z0-9_-][A-Za-z0-9._-]*'
const filePath = new RegExp(`^${segment}(/${segment})*$`)
const folderPath = new RegExp(`^(${segment}/)*$`)

/** Returns the path. Throws if it could leave its folder or is hidden. */
export function checkedPath(path: string): string {
  if (!filePath.test(path)) throw new Error(`Not a storage path: ${JSON.stringify(path)}`)
  return path
}

/** The same for a folder, which ends in a slash or is ''. */
export function checkedFolder(folder: string): string {
  if (!folderPath.test(folder)) throw new Error(`Not a storage folder: ${JSON.stringify(folder)}`)
  return folder
}

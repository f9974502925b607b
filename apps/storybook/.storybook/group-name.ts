/** The group of the side bar that holds a package's stories. */
export function groupName(folder: string): string {
  if (folder === 'ui-kit') return 'Components';
  return folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ');
}

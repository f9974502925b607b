/** Maximum number of bikes in a preview. */
export const previewCount = 4;

/** Address on this site of the film behind the hero, the owner's content; null while there is none. */
export const heroVideo: string | null = null;

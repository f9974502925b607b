/** Checks whether an agreed price still reserves the bike. */
export const isAgreedOn = (until: string | null): until is string => until !== null && new Date(until) > new Date();

import type { ClaimId, OpenHours } from '@dopahiya/domain/content';
import { createContext, useContext } from 'react';

/** Who answers complaints. */
export interface GrievanceOfficer {
  name: string;
  mail: string;
}

/** Marketing claim; one that is a sample needs a label that says so. */
export interface Claim {
  text: string;
  detail: string | null;
  isSample: boolean;
}

/** Claim in the site's own texts, which are samples. */
export interface OwnClaim {
  id: ClaimId;
  text: string;
  detail?: string;
}

/** When somebody reads messages, in full hours of Indian time; on Sundays nobody does. */
export interface WorkingHours {
  weekdays: OpenHours;
  saturday: OpenHours | null;
}

/** What the owner sets that pages show; as JSON it is part of every page, so it has only what differs from the site's own texts. */
export interface OwnerSettings {
  /** Whether marketing claims are hidden that the desk has not changed. */
  hidesClaims?: true | undefined;
  /** Claims that the desk changed; null for hidden ones. */
  claims?: Readonly<Partial<Record<ClaimId, Claim | null>>> | undefined;
  grievanceOfficer?: GrievanceOfficer | undefined;
  /** Where the owner reads mails; null shows none. */
  mail?: string | null | undefined;
  hours?: WorkingHours | undefined;
}

const Settings = createContext<OwnerSettings>({});

/** Gives every page the owner's settings. */
export const OwnerSettingsProvider = Settings.Provider;

/** Returns the claims that a page shows: as the desk has them, else as in the site's own texts unless `OWNER_CLAIMS=hidden`. */
export function useClaims(own: readonly OwnClaim[]): (Claim & Pick<OwnClaim, 'id'>)[] {
  const { claims = {}, hidesClaims } = useContext(Settings);
  return own.flatMap((claim) => {
    const { id } = claim;
    const shown = claims[id] === undefined ? (hidesClaims ? null : ownClaim(claim)) : claims[id];
    return shown ? [{ id, ...shown }] : [];
  });
}

/** Returns the text of a claim that a page cannot do without, as long as the desk does not hide it; null then. */
export function useClaimText({ id, text }: OwnClaim): string | null {
  const { claims = {} } = useContext(Settings);
  return claims[id] === undefined ? text : (claims[id]?.text ?? null);
}

const ownClaim = ({ text, detail = null }: Pick<OwnClaim, 'text'> & { detail?: string | null }): Claim => ({
  text,
  detail,
  isSample: true,
});

/** Returns who answers complaints, whom the desk or `GRIEVANCE_OFFICER` names; undefined where nobody is named. */
export function useGrievanceOfficer(): GrievanceOfficer | undefined {
  return useContext(Settings).grievanceOfficer;
}

/** Returns where the owner reads mails, and when; the site's own texts stand in for what the desk leaves open. */
export function useContact(own: { mail: string | null; hours: WorkingHours }): {
  mail: string | null;
  hours: WorkingHours;
} {
  const { mail = own.mail, hours = own.hours } = useContext(Settings);
  return { mail, hours };
}

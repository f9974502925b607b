import { createContext, useContext } from 'react';

/** Who answers complaints. */
export interface GrievanceOfficer {
  name: string;
  mail: string;
}

/** What the owner sets that pages show; as JSON it is part of every page. */
export interface OwnerSettings {
  /** Whether marketing claims are hidden. */
  hidesClaims?: true | undefined;
  grievanceOfficer?: GrievanceOfficer | undefined;
}

const Settings = createContext<OwnerSettings>({});

/** Gives every page the owner's settings. */
export const OwnerSettingsProvider = Settings.Provider;

/** Whether a page shows marketing claims, which `OWNER_CLAIMS=hidden` removes. */
export function useShowsClaims(): boolean {
  return !useContext(Settings).hidesClaims;
}

/** Who answers complaints, which `GRIEVANCE_OFFICER` names; undefined where nobody is named. */
export function useGrievanceOfficer(): GrievanceOfficer | undefined {
  return useContext(Settings).grievanceOfficer;
}

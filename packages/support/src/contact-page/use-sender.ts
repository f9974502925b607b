import { accountQueries, isRefused, sendMessage, useApi } from '@dopahiya/api-client';
import { namesOf } from '@dopahiya/domain/account';
import type { ContactMessage, TakenMessage } from '@dopahiya/domain/content';
import type { PageForm } from '@dopahiya/site';
import { chosenCity, hasChosenCity, useRemembered, useSignedInName } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { messageRules } from './message-rules.ts';

/** What is known of a visitor before they write, by the names of the fields. */
export type KnownSender = Partial<Record<'name' | 'email' | 'city', string>>;

/** Who is about to write: what the form begins with, and how it is sent, so that it belongs to the account of who is signed in. */
export function useSender(): { known: KnownSender; rules: PageForm<ContactMessage, TakenMessage> } {
  const username = useSignedInName();
  const [city] = useRemembered(chosenCity);
  const { data: user } = useQuery({ ...accountQueries.user(useApi(), username ?? ''), enabled: username !== null });
  return {
    known: {
      ...(user && { name: namesOf(user).join(' '), email: user.email }),
      ...(hasChosenCity(city) && { city: city.name }),
    },
    rules: username === null ? messageRules : rulesOfUser,
  };
}

/** Whose session is over writes like everybody else. */
const rulesOfUser: PageForm<ContactMessage, TakenMessage> = {
  ...messageRules,
  send: async (api, message) => {
    try {
      return await sendMessage(api, message, { asUser: true });
    } catch (error) {
      if (!isRefused(error)) throw error;
      return sendMessage(api, message);
    }
  },
};

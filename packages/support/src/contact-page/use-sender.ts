import type { ContactMessage } from '@dopahiya/domain/inputs';
import { accountQueries, isRefused, sendMessage, useApi } from '@dopahiya/api-client';
import { namesOf } from '@dopahiya/domain/account';
import type { TakenMessage } from '@dopahiya/domain/content';
import type { PageForm } from '@dopahiya/site';
import { chosenCity, hasChosenCity, useRemembered, useSignedInName } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { messageRules } from './message-rules.ts';

/** Known details of a visitor, by field name. */
export type KnownSender = Partial<Record<'name' | 'email' | 'city', string>>;

/** Returns the initial values of the form and its rules, which send the message as the signed-in user. */
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

/** If the session has expired, the message is sent without an account. */
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

import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf } from '@dopahiya/site';
import { signIn, signOut } from '@dopahiya/visitor';
import { delay, http, HttpResponse } from 'msw';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildCase, buildDecision, caseFacts, moderationApi, moderator } from '../testing/moderation-api.ts';
import { choicesIn } from './moderation-address.ts';
import { moderationPage } from './moderation.page.tsx';

const { component: ModerationPage } = moderationPage;

const pageAt = (search: string) => {
  const at = locationOf(moderationPage, { pathname: '/moderation', search }, {});
  return <ModerationPage at={at} {...choicesIn(at.search)} />;
};

async function open(server = moderationApi(), search = '') {
  const { screen, asked } = await renderWithApi(pageAt(search), server.handlers, { at: '/moderation' });
  const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true });
  const heading = (name: string) => screen.getByRole('heading', { name });
  const reason = screen.getByLabelText('Reason');
  return { ...server, screen, asked, button, heading, reason, press: (name: string | RegExp) => button(name).click() };
}

const vespa = buildCase({ subject_id: 13, title: 'Vespa, 2020', opened_at: '2026-11-22T06:30:00.000Z' });
const review = buildCase({ subject: 'review', subject_id: 3, title: 'Review of the Activa', state: 'waiting' });

/** Answers the user request with these roles in turn; the last one repeats. */
function goesFrom(roles: { role: string | null }[]) {
  let asked = 0;
  return http.get('*/api/users/me/', () => {
    const { role } = roles[Math.min(asked++, roles.length - 1)] ?? { role: null };
    return HttpResponse.json({ ...moderator, role });
  });
}

const fraud = 'It looks like a known fraud: it asks for money or codes before meeting.';

beforeEach(() => signIn('meera'));
afterEach(() => signOut());

describe('the page of moderation', () => {
  it('leads who is not signed in to the login and back, and asks the API nothing', async () => {
    signOut();
    const { screen, asked } = await open();
    await expect
      .element(screen.getByRole('link', { name: 'Login' }))
      .toHaveAttribute('href', '/login?return=%2Fmoderation');
    expect(asked).toEqual([]);
  });

  it('is the same for everybody until the browser takes over', async () => {
    const { text, consoleErrors } = await hydrateWithApi(pageAt(''), () => undefined);
    expect(text).toContain('needs JavaScript');
    expect(text).not.toContain('Waiting');
    expect(consoleErrors).toEqual([]);
  });

  it('says to others who sees it, and asks for nothing that they may not see', async () => {
    const { screen, asked } = await open(moderationApi([buildCase()], { user: { role: null } }));
    await expect.element(screen.getByText('Only moderators can see this page.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(asked.join(' ')).not.toContain('moderation');
  });

  it('leads a moderator without codes to setting them up', async () => {
    const { screen } = await open(moderationApi([buildCase()], { user: { second_factor: null } }));
    await expect
      .element(screen.getByRole('link', { name: 'Set up two-step sign-in' }))
      .toHaveAttribute('href', '/profile#second-factor');
  });

  it('shows all that is known of a case, so that nothing else has to be opened', async () => {
    const { screen } = await open(moderationApi([buildCase(caseFacts)]));
    for (const words of [
      '18,400 km',
      '₹48,500 (₹39,000 to ₹58,000)',
      'Member since 20 Nov 2026. Email confirmed.',
      '4 bikes listed: 3 on sale now, 0 sold.',
      'Refused before: 2, including 1 as fraud.',
      '₹11,500',
      'By Ravi, a member since 1 Mar 2025: 3 reports, 1 found wrong.',
      'By a deleted account.',
      'Photo, of the same listing. Waiting for a decision.',
      'Listing, of the same person. Refused.',
    ])
      await expect.element(screen.getByText(words)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open it in a new tab: Hero Splendor Plus, 2018: ₹9,000' }))
      .toHaveAttribute('href', '/bikes/hero-splendor-plus-2018-8');
  });

  it('refuses a listing as fraud where the reason says so, or the box is ticked, and nothing else', async () => {
    const { press, screen, reason, sent } = await open(moderationApi([buildCase(), review]));
    await press(/^Refuse: Honda/);
    const box = screen.getByRole('checkbox', { name: 'This is fraud' });
    await press('Facts are false');
    await expect.element(box).not.toBeChecked();
    await press('Photos of another');
    await expect.element(box).toBeChecked();
    await box.click();
    await press('Fraud');
    await expect.element(box).toBeChecked();
    await expect.element(reason).toHaveValue(fraud);
    await press('Refuse it');
    await expect.element(screen.getByText('Refused as fraud')).toBeVisible();
    await press(/^Refuse: Review/);
    await expect.element(box).not.toBeInTheDocument();
    await press('Rude');
    await press('Refuse it');
    await expect.poll(() => sent.map(({ is_fraud }) => is_fraud)).toEqual([true, undefined]);
  });

  it('asks for a sign-in with a code where the session began without one, and notices that a role is taken away', async () => {
    const server = moderationApi();
    const users = [{ role: 'moderator' }, { role: null }];
    const handlers = [
      http.get('*/api/moderation/cases/', () => HttpResponse.json({ detail: 'No.' }, { status: 403 })),
      ...server.handlers,
    ];
    const { screen } = await open({ ...server, handlers });
    await expect
      .element(screen.getByRole('link', { name: 'Login' }))
      .toHaveAttribute('href', '/login?return=%2Fmoderation');
    const again = await open({ ...server, handlers: [goesFrom(users), ...handlers] });
    await expect.element(again.screen.getByText('Only moderators can see this page.')).toBeVisible();
  });

  it('says of a case what it is, why it is here and what it says, and leads to it', async () => {
    const { screen } = await open(moderationApi([buildCase({ decisions: [buildDecision()] })]));
    const found = screen.getByRole('article', { name: 'Honda Activa, 2019' });
    await expect.element(found).toMatchTextContent(/Held: hidden from others\. Waiting since 21 Nov 2026, 12:00\./);
    await expect
      .element(found)
      .toMatchTextContent(
        /Three people have reported it\..*2 reports\. One counts towards a hold\..*It looks like fraud.*Counts towards a hold/,
      );
    await expect.element(found.getByText('He wants money by courier first.')).toBeVisible();
    await expect.element(found.getByText(/^Army officer/)).toBeVisible();
    await expect.element(found.getByText('It has the signs of a known fraud.')).toBeVisible();
    await expect
      .element(found.getByRole('link', { name: 'Open it in a new tab: Honda Activa, 2019' }))
      .toHaveAttribute('href', '/bikes/honda-activa-2019-12');
  });

  it('shows photos, each over the whole screen when it is pressed', async () => {
    const photos = [3, 5].map((height) => {
      const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 ${height}"/>`;
      return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
    });
    const { screen, press, button } = await open(moderationApi([buildCase({ photos })]));
    await press('Photo 2 of 2, larger');
    await expect.element(screen.getByRole('dialog', { name: 'Photos' })).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Photo 2 of 2' })).toHaveAttribute('src', photos[1]);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button('Photo 2 of 2, larger')).toHaveFocus();
  });

  it('has words for codes that it does not know', async () => {
    const { screen } = await open(moderationApi([buildCase({ holds: ['moon'] })]));
    await expect.element(screen.getByText('It was held for another reason.')).toBeVisible();
  });

  it('is narrowed by its address', async () => {
    const { screen } = await open(moderationApi([buildCase(), review]), '?subject=review');
    await expect.element(screen.getByRole('article', { name: 'Review of the Activa' })).toBeVisible();
    await expect.element(screen.getByRole('article', { name: /Honda/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current', 'true');
  });
});

describe('a decision', () => {
  it('is taken with a suggested reason, told aloud, and the focus goes on to the next case', async () => {
    const { screen, press, heading, reason, sent } = await open(moderationApi([buildCase(), vespa]));
    await expect.element(screen.getByText('2 cases waiting')).toBeVisible();
    await press('Refuse: Honda Activa, 2019');
    await expect.element(reason).toHaveFocus();
    await press('Fraud');
    await expect.element(reason).toHaveFocus();
    await reason.fill('It has the signs of a fraud: a courier.');
    await press('Refuse it');
    await expect.element(heading('Vespa, 2020')).toHaveFocus();
    await expect.element(screen.getByText('Refused: Honda Activa, 2019.')).toBeInTheDocument();
    await expect.element(screen.getByText('One case waiting')).toBeVisible();
    expect(sent).toEqual([
      {
        subject: 'listing',
        subject_id: 12,
        mark: 'as-it-was',
        decision: 'refuse',
        is_fraud: true,
        reason: 'It has the signs of a fraud: a courier.',
      },
    ]);
  });

  it('needs a reason that is long and short enough', async () => {
    const { screen, press, reason, sent } = await open();
    await press('Allow: Honda Activa, 2019');
    await reason.fill('  ok  ');
    await press('Allow it');
    await expect.element(screen.getByText('Write a reason of at least 5 characters.')).toBeVisible();
    await expect.element(reason).toHaveFocus();
    await reason.fill('x'.repeat(512));
    await press('Allow it');
    await expect.element(screen.getByText('Use at most 500 characters: remove 12.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('keeps own words beside a suggestion, and while somebody makes up their mind', async () => {
    const { press, button, reason } = await open();
    await press('Refuse: Honda Activa, 2019');
    await reason.fill('Looked at twice.');
    await press('Advertising');
    await expect.element(reason).toHaveValue('Looked at twice. It is advertising.');
    await press('Cancel');
    await expect.element(button('Refuse: Honda Activa, 2019')).toHaveFocus();
    await press('Allow: Honda Activa, 2019');
    await expect.element(reason).toHaveValue('Looked at twice. It is advertising.');
  });

  it('keeps the reason where the call fails, and takes it the next time', async () => {
    const refuse = (attempt: number) => (attempt === 1 ? HttpResponse.json({}, { status: 500 }) : null);
    const { screen, press, reason } = await open(moderationApi([buildCase()], { refuse }));
    await press('Refuse: Honda Activa, 2019');
    await press('Fraud');
    await press('Refuse it');
    await expect.element(screen.getByText('We’ve kept your reason. Try again in a moment.')).toBeVisible();
    await expect.element(reason).toHaveValue(fraud);
    await press('Refuse it');
    await expect.element(screen.getByText('You’ve decided all cases on this page.')).toBeVisible();
  });

  it('is taken once however often it is pressed', async () => {
    const refuse = async () => {
      await delay(100);
      return null;
    };
    const { screen, press, button, sent } = await open(moderationApi([buildCase()], { refuse }));
    await press('Refuse: Honda Activa, 2019');
    await press('Fraud');
    const confirm = button('Refuse it').element() as HTMLButtonElement;
    confirm.click();
    confirm.click();
    await expect.element(screen.getByText('You’ve decided all cases on this page.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('is taken back at once, with a reason, and is a case again', async () => {
    const { screen, press, button, heading, reason, sent } = await open();
    await press('Refuse: Honda Activa, 2019');
    await press('Fraud');
    await press('Refuse it');
    await press('Reverse it: Honda Activa, 2019');
    await expect.element(reason).toHaveFocus();
    await press('Wrong button');
    await press('Cancel');
    await expect.element(button('Reverse it: Honda Activa, 2019')).toHaveFocus();
    await press('Reverse it: Honda Activa, 2019');
    await press('Reverse it');
    await expect.element(heading('Honda Activa, 2019')).toHaveFocus();
    await expect.element(screen.getByText('Reversed: Honda Activa, 2019 is waiting again.')).toBeInTheDocument();
    await expect.element(screen.getByText(/^Reversed by Meera/)).toBeVisible();
    expect(sent[1]).toEqual({ reason: 'The wrong button was pressed.' });
    await press('Allow: Honda Activa, 2019');
    await press('Nothing wrong');
    await press('Allow it');
    await expect.element(screen.getByText('Allowed: Honda Activa, 2019.')).toBeInTheDocument();
    expect(sent[2]).toMatchObject({ mark: 'as-it-is' });
  });

  it('shows what somebody else decided meanwhile', async () => {
    const { screen, press, heading, decideElsewhere } = await open(moderationApi([buildCase(), vespa]));
    await press('Refuse: Honda Activa, 2019');
    await press('Fraud');
    decideElsewhere(buildDecision({ id: 8, decision: 'allow', reason: 'I know the seller.', decided_by: 'Kabir' }));
    await press('Refuse it');
    await expect.element(screen.getByText('Someone else has already decided this')).toBeVisible();
    await expect.element(screen.getByText('I know the seller.')).toBeVisible();
    await expect.element(heading('Honda Activa, 2019')).toHaveFocus();
    await expect.element(screen.getByText('One case waiting')).toBeVisible();
  });

  it('is not taken of a case that is another by now, which is shown beside the reason', async () => {
    const { screen, press, reason, change } = await open();
    await press('Refuse: Honda Activa, 2019');
    await press('Fraud');
    change([buildCase({ mark: 'as-it-is', words: [{ side: 'seller', text: 'One owner, all papers.' }] })]);
    await press('Refuse it');
    await expect.element(screen.getByText('This case has changed')).toBeVisible();
    await expect.element(screen.getByText('One owner, all papers.')).toBeVisible();
    await expect.element(reason).toHaveValue(fraud);
    await press('Refuse it');
    await expect.element(screen.getByText('You’ve decided all cases on this page.')).toBeVisible();
  });

  it('is met as one’s own where its answer was lost', async () => {
    const refuse = (attempt: number) => {
      if (attempt > 1) return null;
      server.decideElsewhere(buildDecision({ reason: fraud }));
      return HttpResponse.error();
    };
    const server = moderationApi([buildCase(), vespa], { refuse });
    const { screen, press, heading } = await open(server);
    await press('Refuse: Honda Activa, 2019');
    await press('Fraud');
    await press('Refuse it');
    await expect.element(screen.getByText('Decision not saved')).toBeVisible();
    await press('Refuse it');
    await expect.element(heading('Vespa, 2020')).toHaveFocus();
    await expect.element(screen.getByText(/^Someone else/)).not.toBeInTheDocument();
    await expect.element(screen.getByText('Refused: Honda Activa, 2019.')).toBeInTheDocument();
  });

  it('leaves no case out where there are more than a page has', async () => {
    const { screen, press } = await open(moderationApi([buildCase(), vespa, review], { pageSize: 1 }));
    await press('Refuse: Honda Activa, 2019');
    await press('Fraud');
    await press('Refuse it');
    await press('More cases');
    await expect.element(screen.getByRole('article', { name: 'Vespa, 2020' })).toBeVisible();
    await press('More cases');
    await expect.element(screen.getByRole('article', { name: 'Review of the Activa' })).toBeVisible();
  });
});

describe('the reports of one person', () => {
  it('are undone with a reason, once it is said what that changes', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('button', { name: 'Undo this person’s reports' }).first().click();
    const dialog = screen.getByRole('dialog', { name: 'Undo this person’s reports' });
    await expect
      .element(dialog.getByText(/^2 items their reports hid are shown again\. 3 open reports are closed as wrong\./))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Attack' }).click();
    await dialog.getByRole('button', { name: 'Undo all reports' }).click();
    await expect.element(screen.getByText('No cases waiting')).toBeVisible();
    expect(sent).toEqual([{ report: 1, reason: 'These reports are an attack on sellers.' }]);
  });

  it('are undone below what was reported, and hold nothing where they held nothing', async () => {
    const effects = http.get('*/api/moderation/reports/:id/', () => HttpResponse.json({ holds: 0, reports: 1 }));
    const server = moderationApi([buildCase()]);
    const { screen } = await open({ ...server, handlers: [effects, ...server.handlers] });
    const undo = screen.getByRole('button', { name: 'Undo this person’s reports' }).last();
    const counts = screen.getByText(/Does not count towards a hold/);
    await expect.element(counts).toBeVisible();
    expect(undo.element().getBoundingClientRect().top).toBeGreaterThan(counts.element().getBoundingClientRect().bottom);
    await undo.click();
    const means = screen.getByText('One open report is closed as wrong. Their reports are not hiding anything.');
    await expect.element(means).toBeVisible();
  });

  it('stay where that is refused, and the reason with them', async () => {
    const refuse = () => HttpResponse.json({ detail: 'Nothing was undone.' }, { status: 409 });
    const { screen, reason } = await open(moderationApi([buildCase()], { refuse }));
    await screen.getByRole('button', { name: 'Undo this person’s reports' }).first().click();
    await reason.fill('They are wrong.');
    await screen.getByRole('button', { name: 'Undo all reports' }).click();
    await expect.element(screen.getByText('We couldn’t undo the reports')).toBeVisible();
    await expect.element(reason).toHaveValue('They are wrong.');
  });
});

it('puts what is urgent first', async () => {
  const urgent = buildCase({ ...vespa, is_urgent: true, state: 'shown', holds: [] });
  const { screen } = await open(moderationApi([urgent, buildCase()]));
  await expect.element(screen.getByRole('article').first()).toMatchTextContent(/Vespa, 2020.*Urgent/);
});

describe('an API that fails', () => {
  const failures: [how: string, answer: () => Response, said: string][] = [
    [
      'with words',
      () => HttpResponse.json({ detail: 'The garage is closed.' }, { status: 500 }),
      'The garage is closed.',
    ],
    ['with a page', () => HttpResponse.html('<!DOCTYPE html>'), 'Server returned HTML instead of JSON'],
    [
      'by leading elsewhere',
      () => new HttpResponse(null, { status: 301, headers: { location: '/garage' } }),
      'Redirect encountered. Please check the API endpoint.',
    ],
    ['with nonsense', () => HttpResponse.json({ horn: 'beep' }), 'Invalid data received from API'],
    [
      'without an answer',
      () => HttpResponse.error(),
      'We couldn’t reach the server. Check your connection and try again.',
    ],
  ];

  it.each(failures)('%s is told in the words of the documents, and asked again', async (_, answer, said) => {
    let isBroken = true;
    const server = moderationApi();
    const broken = http.get('*/api/moderation/cases/', () => (isBroken ? answer() : undefined));
    const { screen, press } = await open({ ...server, handlers: [broken, ...server.handlers] });
    await expect.element(screen.getByText(said)).toBeVisible();
    isBroken = false;
    await press('Try Again');
    await expect.element(screen.getByRole('article', { name: 'Honda Activa, 2019' })).toBeVisible();
  });

  it.each(failures)('%s when something is decided loses no reason', async (_, answer) => {
    const refuse = (attempt: number) => (attempt === 1 ? answer() : null);
    const { screen, press, reason } = await open(moderationApi([buildCase()], { refuse }));
    await press('Refuse: Honda Activa, 2019');
    await press('Fraud');
    await press('Refuse it');
    await expect.element(screen.getByText('Decision not saved')).toBeVisible();
    await expect.element(reason).toHaveValue(fraud);
    await press('Refuse it');
    await expect.element(screen.getByText('You’ve decided all cases on this page.')).toBeVisible();
  });
});

describe('the log of decisions', () => {
  const log = [
    buildDecision({ id: 2, decision: 'allow', reason: null, decided_by: null }),
    buildDecision({ reversed: { reason: 'I have checked again.', at: '2026-11-22T06:30:00.000Z', by: 'Kabir' } }),
  ];

  it('says what was decided, why and by whom, and what was taken back', async () => {
    const { screen } = await open(moderationApi([], { log }), '?show=decisions');
    const [first, second] = [screen.getByRole('article').first(), screen.getByRole('article').last()];
    await expect.element(first).toMatchTextContent(/Listing 12.*Allowed.*The reason was deleted.*A former moderator/);
    await expect.element(second).toMatchTextContent(/Refused.*Reversed by Kabir, 22 Nov 2026, 12:00: I have checked/);
    await expect.element(second.getByRole('button')).not.toBeInTheDocument();
  });

  it('takes one back', async () => {
    const { screen, press, heading, sent } = await open(
      moderationApi([], { log: [buildDecision()] }),
      '?show=decisions',
    );
    await press('Reverse it: Listing 12');
    await press('Checked again');
    await press('Reverse it');
    await expect.element(screen.getByText(/^Reversed by Meera/)).toBeVisible();
    await expect.element(heading('Listing 12')).toHaveFocus();
    expect(sent).toEqual([{ reason: 'I have checked again: the decision was wrong.' }]);
  });

  it('says so where something was decided since', async () => {
    const refuse = () => HttpResponse.json({}, { status: 409 });
    const { screen, press } = await open(moderationApi([], { log: [buildDecision()], refuse }), '?show=decisions');
    await press('Reverse it: Listing 12');
    await press('Checked again');
    await press('Reverse it');
    await expect.element(screen.getByText(/^There is a newer decision/)).toBeVisible();
  });
});

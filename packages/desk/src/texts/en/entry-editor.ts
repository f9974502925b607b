import { formatDate, formatNumber, plural } from '@dopahiya/domain/site';

export const back = 'Back to the list';
export const notLoaded = 'The entry could not be loaded';
export const isNew = 'Not published yet.';
export const isUnpublished = 'Not shown on the site.';
export const isScheduled = (date: string) => `Will be shown from ${formatDate(date)}.`;

export const stepsOf = 'Steps';
export const steps = { edit: 'Edit', sheet: 'Read a spec sheet', review: 'Review and publish', history: 'History' };

export const saved = {
  published: 'No unpublished changes.',
  server: 'Saved',
  device: 'Saved on this device',
  nowhere: 'Not saved yet: keep this page open.',
};
export const draftNotSaved = 'The draft was not sent';
export const found = (when: string) => `This is your draft of ${when}.`;
export const otherDraft = (when: string) => `There is another draft of yours, of ${when}.`;
export const takeOther = 'Use the other draft';
export const merged = 'Somebody else published changes. They are now in your draft.';
export const wasRemoved = 'Somebody else removed this entry. Publishing brings it back.';
export const discard = 'Discard draft';
export const discardMeans = 'Your changes since the last publication are deleted.';
export const notDiscarded = 'The draft was not discarded';

export const reviewKeys = 'Ctrl + Enter in the form';
export const goToReview = 'Review changes';

export const published = 'Published.';
export const removed = 'Removed.';
export const liveSoon = 'Live within a minute.';
export const seePage = 'See the page';

export const nothingChanged = 'Nothing has changed';
export const notChecked = 'The changes could not be checked';
export const changes = (count: number) => plural(count, { one: 'One change', other: `${formatNumber(count)} changes` });
export const problems = 'To be corrected first';
export const required = 'Fill in this field.';
export const warnings = 'Look at this twice';
export const preview = 'Preview';
export const noPreview = 'There is no preview';
export const previewLater = 'Fill in the required fields to see a preview.';
export const drawingOf = (bike: string) => `Drawing: ${bike}`;
export const onRoad = 'On-road price';
export const language = 'Language';
export const english = 'English';
export const hindi = 'Hindi';
export const noHindi = 'There is no Hindi text yet.';
export const facts = {
  engine_capacity: 'Engine, cc',
  mileage: 'Mileage, km/l',
  max_power: 'Power, bhp',
  max_torque: 'Torque, Nm',
  kerb_weight: 'Kerb weight, kg',
  seat_height: 'Seat height, mm',
  battery_range: 'Range, km',
  top_speed: 'Top speed, km/h',
};

export const monthOf = (price: string) => `Month of the new price: ${price}`;
export const monthMeans = 'The old price stays in the price history.';
export const note = 'Note';
export const optional = '(optional)';
export const noteMeans = 'Why it changes. Shown in the log only.';
export const publish = 'Publish';
export const notPublished = 'This was not published';
export const blockedByProblems = 'Correct the problems first.';
export const blockedByMonth = 'Give the month first.';
export const remove = 'Remove this entry';
export const removeMeans = 'It leaves the site. You can undo this.';
export const removeArticleMeans =
  'It leaves the site. You can undo this, but its likes and views are lost. To hide it, set “Published” to “No” instead.';

export const conflict = 'Somebody else changed this too';
export const conflictMeans = (count: number) =>
  plural(count, {
    one: 'Decide which value stays. Nothing has been overwritten.',
    other: `Decide for ${formatNumber(count)} values which one stays. Nothing has been overwritten.`,
  });
export const keepMine = 'Keep mine';
export const takeTheirs = 'Take theirs';
export const takeThese = 'Use these values';
export const open = (count: number) =>
  plural(count, { one: 'One value to decide.', other: `${formatNumber(count)} values to decide.` });

const DAYS = 30;
const MS_PER_DAY = 86_400_000;

/** Whether a model came on sale within the thirty days up to a day like '2026-11-21'. */
export function justLaunched(model: { status: string; launch_date: string | null }, today: string): boolean {
  if (model.status !== 'on_sale' || model.launch_date === null) return false;
  const days = (Date.parse(today) - Date.parse(model.launch_date)) / MS_PER_DAY;
  return days >= 0 && days <= DAYS;
}

/** Checks whether a bike is electric. */
export function isElectric(bike: { fuel_type: string | null; battery_range: number | null }): boolean {
  return bike.fuel_type ? bike.fuel_type.toLowerCase() === 'electric' : bike.battery_range !== null;
}

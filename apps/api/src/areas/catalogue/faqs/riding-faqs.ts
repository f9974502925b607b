import { formatNumber, formatQuantity } from '@dopahiya/domain/site';
import type { FigureKind } from '@dopahiya/domain/specifications';
import type { AskFaq, FaqFacts } from './faq-facts.ts';

/** Question about the mileage. */
export const mileageFaq: AskFaq = ({ full_name, mileage, mileage_kind }) =>
  mileage === null
    ? null
    : {
        topic: 'mileage',
        question: `What is the mileage of the ${full_name}?`,
        answer:
          `The mileage of the ${full_name} is ${saidAs(mileage_kind)} ${formatQuantity(mileage, 'km')} per litre. ` +
          'Your mileage depends on traffic, load and riding style.',
      };

/** Question about the electric range. */
export const rangeFaq: AskFaq = ({ full_name, battery_range, range_kind }) =>
  battery_range === null
    ? null
    : {
        topic: 'range',
        question: `What is the range of the ${full_name}?`,
        answer:
          `The range of the ${full_name} is ${saidAs(range_kind)} ${formatQuantity(battery_range, 'km')} on a full charge. ` +
          'Your range depends on speed, load and weather.',
      };

const saidAs = (kind: FigureKind | null): string => (kind === null ? 'stated as' : kindWords[kind]);

const kindWords: Record<FigureKind, string> = {
  certified: 'certified as',
  claimed: 'claimed by the maker as',
  reported: 'reported as',
};

/** Question about charging time and battery capacity. */
export const chargingFaq: AskFaq = ({ full_name, battery_capacity, specifications: { charging_time } }) => {
  if (charging_time === undefined || charging_time === null) return null;
  const battery = battery_capacity === null ? 'its battery' : `its ${formatQuantity(battery_capacity, 'kWh')} battery`;
  return {
    topic: 'charging',
    question: `How long does the ${full_name} take to charge?`,
    answer: `The stated charging time of ${battery} is ${formatQuantity(charging_time, 'hours')}.`,
  };
};

/** Question about the power of the engine or motor. */
export const powerFaq: AskFaq = (bike) => {
  const { full_name, max_power, specifications } = bike;
  if (max_power === null) return null;
  const power = atSpeed(formatQuantity(max_power, 'bhp'), specifications.max_power_rpm);
  const { max_torque, max_torque_rpm } = specifications;
  const torque = max_torque ? ` and ${atSpeed(formatQuantity(max_torque, 'Nm'), max_torque_rpm)}` : '';
  return {
    topic: 'power',
    question: `How powerful is the ${full_name}?`,
    answer: `The ${sourceOfPower(bike)} of the ${full_name} gives ${power}${torque}.`,
  };
};

function sourceOfPower({ fuel_type, engine_capacity, specifications }: FaqFacts): string {
  if (fuel_type === 'electric') return 'motor';
  const capacity = specifications.displacement ?? engine_capacity;
  return capacity ? `${formatQuantity(capacity, 'cc')} engine` : 'engine';
}

function atSpeed(quantity: string, rpm: number | null | undefined): string {
  return rpm ? `${quantity} at ${formatNumber(rpm)} rpm` : quantity;
}

/** Question about the top speed. */
export const topSpeedFaq: AskFaq = ({ full_name, top_speed }) =>
  top_speed === null
    ? null
    : {
        topic: 'top-speed',
        question: `What is the top speed of the ${full_name}?`,
        answer: `The stated top speed of the ${full_name} is ${formatQuantity(top_speed, 'km/h')}.`,
      };

/** Question about the fuel tank and its range. */
export const tankFaq: AskFaq = ({ full_name, mileage, specifications: { fuel_capacity } }) => {
  if (!fuel_capacity) return null;
  const distance = mileage ? Math.round((mileage * fuel_capacity) / 10) * 10 : 0;
  const reach = distance > 0 ? ` That lasts about ${formatQuantity(distance, 'km')} at the stated mileage.` : '';
  return {
    topic: 'tank',
    question: `How large is the fuel tank of the ${full_name}?`,
    answer: `The fuel tank of the ${full_name} holds ${formatQuantity(fuel_capacity, 'litres')}.${reach}`,
  };
};

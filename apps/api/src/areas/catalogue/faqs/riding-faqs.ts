import { formatNumber, formatQuantity } from '@dopahiya/domain/site';
import type { AskFaq } from './faq-facts.ts';

/** Question about the mileage. */
export const mileageFaq: AskFaq = ({ full_name, mileage, mileage_kind }, _variants, { mileage: texts }) =>
  mileage === null
    ? null
    : {
        topic: 'mileage',
        question: texts.question(full_name),
        answer: texts.answer(full_name, formatNumber(mileage), mileage_kind),
      };

/** Question about the electric range. */
export const rangeFaq: AskFaq = ({ full_name, battery_range, range_kind }, _variants, { range }) =>
  battery_range === null
    ? null
    : {
        topic: 'range',
        question: range.question(full_name),
        answer: range.answer(full_name, formatNumber(battery_range), range_kind),
      };

/** Question about charging time and battery capacity. */
export const chargingFaq: AskFaq = (bike, _variants, { charging }) => {
  const { full_name, battery_capacity, specifications } = bike;
  const { charging_time } = specifications;
  if (charging_time === undefined || charging_time === null) return null;
  const capacity = battery_capacity === null ? null : formatNumber(battery_capacity);
  return {
    topic: 'charging',
    question: charging.question(full_name),
    answer: charging.answer(formatNumber(charging_time), capacity),
  };
};

/** Question about the power of the engine or motor. */
export const powerFaq: AskFaq = (bike, _variants, { power: texts }) => {
  const { full_name, max_power, engine_capacity, fuel_type, specifications } = bike;
  if (max_power === null) return null;
  const { max_power_rpm, max_torque, max_torque_rpm, displacement } = specifications;
  const at = (figure: string, rpm: number | null | undefined) =>
    rpm ? texts.atSpeed(figure, formatNumber(rpm)) : figure;
  const power = at(formatQuantity(max_power, 'bhp'), max_power_rpm);
  const torque = max_torque ? [at(formatQuantity(max_torque, 'Nm'), max_torque_rpm)] : [];
  const cc = displacement ?? engine_capacity;
  const source = { isElectric: fuel_type === 'electric', capacity: cc ? formatNumber(cc) : null };
  return {
    topic: 'power',
    question: texts.question(full_name),
    answer: texts.answer(full_name, source, [power, ...torque]),
  };
};

/** Question about the top speed. */
export const topSpeedFaq: AskFaq = ({ full_name, top_speed }, _variants, { topSpeed }) =>
  top_speed === null
    ? null
    : {
        topic: 'top-speed',
        question: topSpeed.question(full_name),
        answer: topSpeed.answer(full_name, formatNumber(top_speed)),
      };

/** Question about the fuel tank and its range. */
export const tankFaq: AskFaq = ({ full_name, mileage, specifications: { fuel_capacity } }, _variants, { tank }) => {
  if (!fuel_capacity) return null;
  const distance = mileage ? Math.round((mileage * fuel_capacity) / 10) * 10 : 0;
  const reach = distance > 0 ? tank.reach(formatNumber(distance)) : '';
  return {
    topic: 'tank',
    question: tank.question(full_name),
    answer: tank.answer(full_name, formatNumber(fuel_capacity)) + reach,
  };
};

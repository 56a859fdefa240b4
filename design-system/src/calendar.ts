// An entry point of its own: loads with the first search by date.
export { Calendar, type CalendarProps } from './components/Calendar/Calendar.tsx';
export type { Day } from './components/Calendar/month.ts';

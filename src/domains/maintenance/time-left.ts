/** Time that is left, by its parts. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export const timeLeft = (seconds: number): TimeLeft => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor(seconds / 3_600) % 24,
  minutes: Math.floor(seconds / 60) % 60,
  seconds: seconds % 60,
});

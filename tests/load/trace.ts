import type { CDPSession } from 'playwright';

/** Of Chrome's trace: times in microseconds. */
export interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
}

/** What the browser traces of these categories while `work` runs. */
export const traced = async (
  session: CDPSession,
  categories: string[],
  work: () => Promise<unknown>,
): Promise<TraceEvent[]> => {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const traceConfig = { includedCategories: categories };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  try {
    await work();
  } finally {
    const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
  }
  return events;
};

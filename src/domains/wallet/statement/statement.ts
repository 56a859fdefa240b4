import type { TradingLog } from '@livery/contract';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { clockOf } from '../../../lib/text/time.ts';
import { type LogWriter, noteOf, titleOf, typeTextOf } from '../activity/log-words.ts';
import { type Month, monthOf, zoneOf } from '../activity/months.ts';
import { csvAmount, csvOf, csvText } from './csv.ts';

/** As many as a call takes. */
const PAGE = 200;

const HEADS = [
  'wallet.fact.time',
  'wallet.fact.type',
  'wallet.csv.title',
  'wallet.csv.amount',
  'wallet.fact.balance',
  'wallet.csv.status',
  'wallet.fact.with',
  'wallet.fact.note',
  'wallet.fact.order',
  'wallet.fact.number',
] as const;

/** "2026-11-23 14:33:05", by this reader's clock. */
const timeOf = (time: string): string => {
  const at = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${monthOf(at)}-${two(at.getDate())} ${clockOf(at)}:${two(at.getSeconds())}`;
};

const rowOf = (log: TradingLog, writer: LogWriter): string[] => {
  const { text, nameOf } = writer;
  const { counterpart, order } = log;
  return [
    timeOf(log.create_at),
    typeTextOf(log, text),
    csvText(titleOf(log, writer)),
    csvAmount(log.amount),
    csvAmount(log.balance),
    text(`wallet.${log.status}`),
    csvText(counterpart ? nameOf(counterpart) : ''),
    csvText(noteOf(log, text)),
    csvText(order?.order_id ?? ''),
    log.id,
  ];
};

/** All that moved in a month, the latest first, page by page. @throws ApiFailure, which has been announced */
export const statementOf = async (http: HttpCalls, month: Month, writer: LogWriter): Promise<Blob> => {
  const rows: string[][] = [HEADS.map((id) => writer.text(id))];
  let next: string | null | undefined;
  while (next !== null) {
    const query = { month, zone: zoneOf(month), limit: PAGE, next_id: next };
    const page = await http.call('GET /api/v1/wallet/trading-logs', { query });
    rows.push(...page.list.map((log) => rowOf(log, writer)));
    next = page.next_id;
  }
  return new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' });
};

import {
  type EvidenceFile,
  headOf,
  type ReportCase,
  type ReportReason,
  type SingleReport,
} from '@livery/contract';
import type { ShownCase, SingleReportRow } from './cases.repository.ts';
import { type Evidence, sentFiles, shownFiles, shownText } from './evidence.ts';

/** Names of accounts by their ids. */
export type Names = ReadonlyMap<string, string>;

const LONGEST_TITLE = 80;

const reasonsOf = (reasons: ShownCase['reasons']): ReportCase['reasons'] =>
  Object.entries(reasons)
    .map(([reason, count]) => ({ reason: reason as ReportReason, count }))
    .sort((one, other) => other.count - one.count);

/** `from`: how many files of the report stand before them. */
const presentFiles = (
  files: readonly Evidence[],
  { caseId, id, from }: { caseId: number; id: string; from: number },
): EvidenceFile[] =>
  files.map(({ kind, name }, at) => ({
    ...{ kind, name },
    url: `/ops/api/reports/${caseId}/files/${id}/${from + at}`,
  }));

export const presentCase = (
  { said, group_id: _, author_id, decided_by, first_at, last_at, decided_at, reasons, ...row }: ShownCase,
  names: Names,
): ReportCase => ({
  ...row,
  author_id: author_id ?? '',
  username: names.get(author_id ?? '') ?? '',
  title: headOf(shownText(said ?? {}).replace(/\s+/g, ' '), LONGEST_TITLE),
  reasons: reasonsOf(reasons),
  first_at: first_at.toISOString(),
  last_at: last_at.toISOString(),
  decided_by: decided_by ?? '',
  decided_at: decided_at?.toISOString() ?? null,
});

export const presentShown = (
  { id, said }: SingleReportRow,
  caseId: number,
): { text: string; files: EvidenceFile[] } => ({
  text: shownText(said),
  files: presentFiles(shownFiles(said), { caseId, id, from: 0 }),
});

export const presentReport = (report: SingleReportRow, caseId: number, names: Names): SingleReport => ({
  id: report.id,
  user_id: report.user_id,
  username: names.get(report.user_id) ?? '',
  reason: report.reason,
  text: report.text,
  files: presentFiles(sentFiles(report), { caseId, id: report.id, from: shownFiles(report.said).length }),
  create_at: report.create_at.toISOString(),
});

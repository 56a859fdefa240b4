import type { ReportReason } from '@livery/contract';
import type { HttpCalls } from '../../../lib/http/call.ts';

/** What is reported, as an overlay gets it. A message is `<conversation>/<message>`. */
export interface ReportTarget {
  kind: 'person' | 'group' | 'message' | 'post';
  of: string;
}

export interface Report {
  reason: ReportReason;
  text?: string;
  /** `file_path`s of what was uploaded. */
  images: string[];
}

/** @throws ApiFailure */
export const sendReport = async (
  http: HttpCalls,
  { kind, of }: ReportTarget,
  report: Report,
): Promise<void> => {
  switch (kind) {
    case 'person':
      return void (await http.call('POST /api/v1/users/report', { body: { user_id: of, ...report } }));
    case 'post':
      return void (await http.call('POST /social/api/report/post', { body: { post_id: of, ...report } }));
    case 'group':
      return void (await http.call('POST /api/v1/groups/:id/report', { params: { id: of }, body: report }));
    case 'message': {
      const [id = '', msg_id = ''] = of.split('/');
      const body = { msg_id, ...report };
      return void (await http.call('POST /api/v1/groups/:id/report', { params: { id }, body }));
    }
  }
};

import { plansOf } from '../../testing/plans/plans-of.ts';
import * as media from './media.repository.ts';

export const plans = [
  plansOf(media, {
    insertUpload: ({ db, person, group }) =>
      media.insertUpload(db, { filePath: 'chat/new', userId: person, groupId: group, purpose: 'chat' }),
    markUploaded: ({ db }) =>
      media.markUploaded(db, 'chat/f7', { contentType: 'image/png', size: 7, facts: {} }),
    noteParts: ({ db }) => media.noteParts(db, 'chat/f7', 3),
    findDueUploads: ({ db }) => media.findDueUploads(db, 100),
    postponeCheck: ({ db }) => media.postponeCheck(db, 'chat/f7', new Date()),
    deleteUpload: ({ db }) => media.deleteUpload(db, 'chat/f7'),
    findUpload: ({ db }) => media.findUpload(db, 'chat/f7'),
    keepReportedFile: ({ db }) => media.keepReportedFile(db, 'chat/f9'),
    keepUploads: ({ db }) => media.keepUploads(db, 'report', ['chat/f7', 'chat/f8']),
    spendUploads: ({ db }) => media.spendUploads(db, ['chat/f7', 'chat/f8']),
  }),
];

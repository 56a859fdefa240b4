import { LIMITS } from '@livery/contract';
import {
  Button,
  CloseIcon,
  IconButton,
  ImageIcon,
  Inline,
  RefreshIcon,
  Spinner,
  Text,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { ReportPicture, ReportPictures } from './report-pictures.store.ts';

/** One chosen picture: on its way, there, or to be sent again. */
const Tile = observer(function Tile({
  picture,
  index,
  list,
}: {
  picture: ReportPicture;
  index: number;
  list: ReportPictures;
}) {
  const text = useText();
  const { key, url, status } = picture;
  return (
    <li className="relative size-20 overflow-clip rounded-media bg-sunken">
      <img src={url} alt={text('report.picture', { index: index + 1 })} className="size-full object-cover" />
      <span className="absolute inset-0 flex items-center justify-center">
        {status === 'sending' && <Spinner label={text('report.picture.sending')} />}
        {status === 'failed' && (
          <IconButton
            icon={RefreshIcon}
            tone="media"
            label={text('report.picture.retry', { index: index + 1 })}
            onClick={() => list.retry(key)}
          />
        )}
      </span>
      <span className="absolute end-0 top-0">
        <IconButton
          icon={CloseIcon}
          tone="media"
          label={text('report.picture.remove', { index: index + 1 })}
          onClick={() => list.remove(key)}
        />
      </span>
    </li>
  );
});

/** The pictures that go along with a report. */
export const ReportPictureList = observer(function ReportPictureList({ list }: { list: ReportPictures }) {
  const text = useText();
  const { toasts } = useStores();
  const input = useRef<HTMLInputElement>(null);
  const choose = (files: FileList | null) => {
    const left = files ? list.add([...files]) : undefined;
    if (left) toasts.show({ id: `report.picture.${left}`, values: { most: LIMITS.reportImages } }, 'error');
  };
  return (
    <>
      {list.list.length > 0 && (
        <ul aria-label={text('report.pictures')} className="flex flex-wrap gap-2">
          {list.list.map((picture, index) => (
            <Tile key={picture.key} picture={picture} index={index} list={list} />
          ))}
        </ul>
      )}
      <Inline gap="md">
        <Button size="sm" icon={ImageIcon} disabled={list.isFull} onClick={() => input.current?.click()}>
          {text('report.picture.add')}
        </Button>
        <Text size="caption" tone="tertiary" numeric>
          {text('report.picture.count', { used: list.list.length, most: LIMITS.reportImages })}
        </Text>
      </Inline>
      {list.hasFailed && (
        <Text as="p" size="footnote" tone="secondary" role="alert">
          {text('report.picture.failed')}
        </Text>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple
        hidden
        aria-label={text('report.picture.add')}
        onChange={(event) => {
          choose(event.target.files);
          event.target.value = '';
        }}
      />
    </>
  );
});

import { Button, Inline, SegmentedControl, Select, Stack } from '@livery/design-system';
import { useSay } from '../design-system/src/stories/say.tsx';
import type { OwnLocale } from './App.tsx';
import type { Studio } from './useStudio.ts';

/** Undo, redo, save, and what saving would write. */
function Steps({ studio }: { studio: Studio }) {
  const say = useSay();
  const { state, run, isBusy } = studio;
  const changes = state.changed.join(', ');
  return (
    <Stack gap="xs">
      <Inline gap="xs">
        <Button size="sm" disabled={!state.canUndo} onClick={() => void run('undo')}>
          {say('撤销', 'Undo')}
        </Button>
        <Button size="sm" disabled={!state.canRedo} onClick={() => void run('redo')}>
          {say('重做', 'Redo')}
        </Button>
        <Button
          size="sm"
          tone="primary"
          disabled={isBusy || state.changed.length === 0 || state.findings.length > 0}
          onClick={() => void run('save')}
        >
          {say('保存到文件夹', 'Save to the folder')}
        </Button>
      </Inline>
      <p className="text-footnote text-secondary" role="status">
        {changes === ''
          ? say('没有未保存的改动', 'Nothing is unsaved')
          : say(`会写入：${changes}`, `Saving writes ${changes}`)}
      </p>
    </Stack>
  );
}

interface PanelHeadProps {
  studio: Studio;
  locale: OwnLocale;
  onLocale: (locale: OwnLocale) => void;
  /** A new brand is asked for. */
  onNew: () => void;
}

/** What is worked on, and what is done with it as a whole: in sight wherever one is. */
export function PanelHead({ studio, locale, onLocale, onNew }: PanelHeadProps) {
  const say = useSay();
  const { state, run } = studio;
  const mayLeave = () =>
    state.changed.length === 0 ||
    window.confirm(say('未保存的改动会丢失。', 'What is not saved will be lost.'));
  return (
    <Stack gap="sm">
      <Inline justify="between">
        <h1 className="font-strong text-lead">{say('工作室', 'Studio')}</h1>
        <SegmentedControl
          label={say('工作室的语言', 'Language of the studio')}
          items={[
            { value: 'zh-CN', label: '中', lang: 'zh-CN' },
            { value: 'en', label: 'En', lang: 'en' },
          ]}
          value={locale}
          onChange={onLocale}
        />
      </Inline>
      <Inline gap="sm" align="end">
        <div className="studio-brand">
          <Select
            label={say('品牌', 'Brand')}
            options={state.brands.map((id) => ({ value: id, label: id }))}
            value={state.id}
            onChange={(id) => mayLeave() && void run('open', { id })}
          />
        </div>
        <Button onClick={() => mayLeave() && onNew()}>{say('新品牌…', 'New brand…')}</Button>
      </Inline>
      <Steps studio={studio} />
    </Stack>
  );
}

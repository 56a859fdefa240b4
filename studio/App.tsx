import { Alert, LoadingOverlay } from '@livery/design-system';
import { useEffect, useState } from 'react';
import { LocaleProvider } from '../design-system/src/stories/say.tsx';
import type { ToldLocale } from '../server/src/brand/sentences/told.ts';
import { moveOf } from './keys.ts';
import { Panel } from './Panel.tsx';
import { Stage } from './Stage.tsx';
import { useStudio } from './useStudio.ts';

export type OwnLocale = ToldLocale;

/** A brand is changed at the left, and seen on the running product at the right. */
export function App() {
  const [locale, setLocale] = useState<OwnLocale>(
    navigator.language.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en',
  );
  const { studio, problem } = useStudio(locale);
  const unsaved = (studio?.state.changed.length ?? 0) > 0;

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  useEffect(() => {
    if (!studio) return;
    const onKey = (event: KeyboardEvent) => {
      const move = moveOf(event);
      if (!move) return;
      event.preventDefault();
      void studio.run(move);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [studio]);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  if (!studio)
    return problem ? (
      <Alert tone="danger">{problem}</Alert>
    ) : (
      <LoadingOverlay open label={locale === 'en' ? 'The studio opens' : '正在打开工作室'} />
    );
  return (
    <LocaleProvider value={locale}>
      <div className="studio">
        <Panel studio={studio} locale={locale} onLocale={setLocale} />
        <Stage studio={studio} />
      </div>
    </LocaleProvider>
  );
}

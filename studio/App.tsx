import { Text } from '@livery/design-system';
import { useEffect, useState } from 'react';
import { LocaleProvider } from '../design-system/src/stories/say.tsx';
import { Panel } from './Panel.tsx';
import { Stage } from './Stage.tsx';
import { useStudio } from './useStudio.ts';

export type OwnLocale = 'en' | 'zh-CN';

/** A brand is changed at the left, and seen on the running product at the right. */
export function App() {
  const studio = useStudio();
  const [locale, setLocale] = useState<OwnLocale>(
    navigator.language.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en',
  );
  const isOpen = studio !== undefined;
  const unsaved = (studio?.state.changed.length ?? 0) > 0;

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  useEffect(() => {
    if (!studio) return;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const move = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined;
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

  if (!isOpen)
    return (
      <Text as="p" align="center">
        …
      </Text>
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

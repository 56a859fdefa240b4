import { cssValue, type Scheme } from '@livery/design-system/theme';
import type { CSSProperties, ReactNode } from 'react';
import { useSay } from '../../design-system/src/stories/say.tsx';
import type { Draft } from '../draft.ts';

const cssAt = ({ tokens }: Draft, path: string): string => {
  const token = tokens.get(path);
  if (!token) throw new Error(`${path} is no token of the contract`);
  return cssValue(token);
};

/** On the page of the brand that is worked on; what lies on it is its card. */
export function Specimen(props: { draft: Draft; scheme: Scheme; children: ReactNode }) {
  const { draft, scheme, children } = props;
  const colors = {
    '--specimen-page': cssAt(draft, `color.${scheme}.surface.base`),
    '--specimen-card': cssAt(draft, `color.${scheme}.surface.raised`),
    '--specimen-text': cssAt(draft, `color.${scheme}.text.primary`),
    '--specimen-line': cssAt(draft, `color.${scheme}.border.default`),
    '--specimen-radius': cssAt(draft, 'shape.radius.card'),
    '--specimen-field': cssAt(draft, 'shape.radius.field'),
  } as CSSProperties;
  return (
    <div className="studio-specimen" data-art="" style={colors} aria-hidden>
      {children}
    </div>
  );
}

interface SpecimenProps {
  draft: Draft;
  scheme: Scheme;
}

/** A title, its label and some lines, as wide and as far apart as the brand has them. */
export function TypeSpecimen({ draft, scheme }: SpecimenProps) {
  const say = useSay();
  const set = (family: string, size: string, weight: string, height: string, tracking: string) => ({
    fontFamily: cssAt(draft, `type.family.${family}`),
    fontSize: cssAt(draft, `type.size.${size}`),
    fontWeight: cssAt(draft, `type.weight.${weight}`),
    lineHeight: cssAt(draft, `type.lineHeight.${height}`),
    letterSpacing: `${cssAt(draft, `type.tracking.${tracking}`)}em`,
  });
  return (
    <Specimen draft={draft} scheme={scheme}>
      <div className="studio-set">
        <p style={set('body', 'caption', 'medium', 'snug', 'label')}>
          {say('城市 · 今天', 'The city · today')}
        </p>
        <p style={set('display', 'heading', 'display', 'tight', 'display')}>
          {say('清晨的集市，从一声招呼开始', 'The market opens with a greeting')}
        </p>
        <p style={set('body', 'body', 'regular', 'body', 'body')}>
          {say(
            '两行字之间留多少，读起来是松还是紧，在这里先看一眼。',
            'How much air there is between two lines, and between two letters, is seen here first.',
          )}
        </p>
        <p style={set('body', 'body', 'regular', 'reading', 'body')}>
          {say(
            '长文的行距另算：读得久，就要宽一些，眼睛才不会找错行。',
            'Long texts have a line height of their own: who reads for long needs more of it.',
          )}
        </p>
      </div>
    </Specimen>
  );
}

/** Two posts with the line between them, a field, and what stands around both. */
export function LineSpecimen({ draft, scheme }: SpecimenProps) {
  const border = (path: string) => `${cssAt(draft, path)} solid var(--specimen-line)`;
  return (
    <Specimen draft={draft} scheme={scheme}>
      <div className="studio-lined">
        <span style={{ border: border('elevation.cardBorder') }} />
        <i style={{ borderBlockStart: border('elevation.feedRule') }} />
        <span style={{ border: border('elevation.cardBorder') }} />
        <b style={{ border: border('elevation.fieldBorder') }} />
        <i style={{ borderBlockStart: border('elevation.barBorder') }} />
      </div>
    </Specimen>
  );
}

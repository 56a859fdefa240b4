import { keyframes, style } from '@vanilla-extract/css';
import { fromScreen } from '../../tailwind/screens.ts';
import { vars } from '../../theme/contract.ts';

const { envelope } = vars.color;
const { duration, easing } = vars.motion;
const part = (rules: Parameters<typeof style>[0]) => style({ '@layer': { components: rules as object } });
const tinted = (color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;

export const paper = part({
  color: envelope.ink,
  background: `linear-gradient(170deg, ${envelope.paper}, ${envelope.paperDeep})`,
});

/** The flap of a closed envelope: light over its upper half, in an arc. */
export const flap = part({
  position: 'absolute',
  insetInline: '-22%',
  top: '-110px',
  height: '400px',
  borderRadius: '0 0 50% 50%',
  background: `linear-gradient(${tinted(envelope.ink, 4)}, ${tinted(envelope.ink, 12)})`,
  borderBottom: `calc(${vars.shape.borderWidth} * 2) solid ${tinted(envelope.seal, 55)}`,
});

/** The paper of an opened one, drawn up over the top of its page. */
export const arc = part({
  position: 'absolute',
  insetInline: '-24%',
  top: '-190px',
  height: '430px',
  borderRadius: '0 0 50% 50%',
  background: `linear-gradient(${envelope.paper}, ${envelope.paperDeep})`,
  borderBottom: `calc(${vars.shape.borderWidth} * 3) solid ${envelope.seal}`,
});

export const seal = part({
  background: `radial-gradient(circle at 35% 28%, color-mix(in srgb, ${envelope.seal} 55%, ${envelope.ink}), ${envelope.seal} 62%)`,
  color: envelope.sealInk,
  boxShadow: `0 2px 6px ${tinted(envelope.paperDeep, 80)}, inset 0 0 0 2px ${tinted(envelope.sealInk, 16)}`,
});

/** Sparkles, and rings around the seal. */
export const glint = part({ fill: envelope.ink });
export const ring = part({ stroke: envelope.seal, fill: 'none' });
export const coin = part({ fill: envelope.seal });
export const coinRim = part({ stroke: envelope.sealInk, fill: 'none' });
export const coinHole = part({ fill: envelope.sealInk });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const flip = keyframes({ to: { transform: 'rotateY(1turn)' } });

/** Turns slowly while the envelope waits, and fast while it is being opened. */
export const wheel = part({
  animation: `${turn} calc(${duration.slow} * 16) linear infinite`,
  willChange: 'transform',
  selectors: {
    '[data-phase="spinning"] &, [data-phase="landing"] &': {
      animationDuration: `calc(${duration.slow} * 2.5)`,
    },
  },
});

export const sealSpin = part({
  selectors: {
    '[data-phase="spinning"] &, [data-phase="landing"] &': {
      animation: `${flip} calc(${duration.slow} * 1.75) linear infinite`,
      willChange: 'transform',
    },
  },
});

const open = keyframes({ from: { transform: 'translateY(36%) scale(1.06)', opacity: 0.4 } });
const show = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });

/** The paper draws back from where the closed envelope was. */
export const arcOpens = part({ animation: `${open} ${duration.slow} ${easing.enter} both` });
export const comesUp = part({ animation: `${show} ${duration.slow} ${easing.enter} both` });

const burst = keyframes({
  '0%': { transform: 'translate(0, 0) scale(0.3) rotate(0)', opacity: 0 },
  '8%': { opacity: 1 },
  '45%': {
    transform: `translate(calc(var(--coin-x) * 0.8), var(--coin-y)) scale(1) rotate(calc(var(--coin-turn) * 0.5))`,
    opacity: 1,
    animationTimingFunction: easing.exit,
  },
  '100%': {
    transform: `translate(var(--coin-x), calc(var(--coin-y) + 420px)) scale(0.9) rotate(var(--coin-turn))`,
    opacity: 0,
  },
});

/** One coin of many that fly out of the seal and fall; none where movement is not wanted. */
export const flies = part({
  animation: `${burst} calc(${duration.slow} * 3.5) ${easing.enter} var(--coin-wait) both`,
  willChange: 'transform, opacity',
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});

const roll = keyframes({ from: { transform: 'translateY(0)' } });

/** As high as the line that its digit stands in. */
export const digitRoom = part({
  display: 'inline-block',
  height: `calc(${vars.type.lineHeight.tight} * 1em)`,
  lineHeight: vars.type.lineHeight.tight,
  overflow: 'clip',
  verticalAlign: 'bottom',
});

/** A column of the ten digits, with one of them in sight. */
export const digits = part({ transform: `translateY(calc(var(--roll-to) * -10%))` });
export const rolls = part({
  animation: `${roll} calc(${duration.slow} * 2.5) ${easing.enter} var(--roll-wait) both`,
  willChange: 'transform',
});

const rise = keyframes({ from: { translate: '0 32px', opacity: 0 } });
const sink = keyframes({ to: { translate: '0 32px', opacity: 0 } });
const grow = keyframes({ from: { scale: '0.94', opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

const leaving = (movement: string) => ({
  '&[data-state="closed"]': { animation: `${movement} ${duration.quick} ${easing.exit} both` },
});
const inTheMiddle = {
  inset: 0,
  margin: 'auto',
  height: 'fit-content',
  maxHeight: 'calc(100dvh - 48px)',
  width: '420px',
  borderRadius: vars.shape.radius.xl,
  animation: `${grow} ${duration.base} ${easing.pop} both`,
} as const;
const wide = `screen and ${fromScreen('tablet')}`;

/** The closed envelope alone, in the middle of every screen. */
export const card = part({
  inset: 0,
  margin: 'auto',
  width: 'fit-content',
  height: 'fit-content',
  animation: `${grow} ${duration.base} ${easing.pop} both`,
  selectors: leaving(vanish),
});

/** What was in it: the whole screen of a phone. */
export const page = part({
  inset: 0,
  selectors: leaving(vanish),
  '@media': { [wide]: { ...inTheMiddle, height: 'min(760px, calc(100dvh - 48px))', animation: 'none' } },
});

/** What is decided first: from the foot of a phone. */
export const sheet = part({
  inset: 'auto 0 0 0',
  borderRadius: `${vars.shape.radius.sheet} ${vars.shape.radius.sheet} 0 0`,
  animation: `${rise} ${duration.base} ${easing.enter} both`,
  selectors: leaving(sink),
  '@media': { [wide]: inTheMiddle },
});

export const cover = part({
  width: 'min(326px, calc(100vw - 48px))',
  height: '456px',
  maxHeight: 'calc(100dvh - 120px)',
  borderRadius: `max(${vars.shape.radius.lg}, 6px)`,
  boxShadow: vars.elevation.sheet,
});

export const wheelSize = part({ width: '176px', height: '176px' });
export const sealSize = part({
  width: '104px',
  height: '104px',
  fontSize: `calc(${vars.type.size.heading} * 1.2)`,
});

export const display = part({
  fontFamily: vars.type.family.display,
  fontWeight: vars.type.weight.display,
});

/** What stands on the paper without being it. */
export const onPaper = part({ color: envelope.ink });

/** The middle of the seal below it stands where the arc ends. */
export const overSeal = part({ height: '198px' });
export const amount = part({
  fontSize: `calc(${vars.type.size.hero} * 1.3)`,
  lineHeight: vars.type.lineHeight.tight,
});
export const mineDigit = part({
  fontFamily: vars.type.family.numeric,
  fontSize: `calc(${vars.type.size.heading} * 1.25)`,
});

/** One packet of a row: its small flap. */
export const packet = part({
  borderRadius: `max(${vars.shape.radius.xs}, 3px)`,
  background: `radial-gradient(80% 60% at 50% 0, ${tinted(envelope.ink, 18)} 98%, transparent) no-repeat, linear-gradient(170deg, ${envelope.paper}, ${envelope.paperDeep})`,
});
export const takenPacket = part({
  borderRadius: `max(${vars.shape.radius.xs}, 3px)`,
  background: vars.color.surface.sunken,
});

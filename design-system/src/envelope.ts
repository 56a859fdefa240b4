// An entry point of its own: envelopes are opened in a chunk that comes with the first of them.
export {
  type CoverPhase,
  EnvelopeCover,
  type EnvelopeCoverProps,
} from './components/Envelope/EnvelopeCover.tsx';
export {
  EnvelopeHead,
  type EnvelopeHeadProps,
  type EnvelopeLuck,
} from './components/Envelope/EnvelopeHead.tsx';
export {
  EnvelopeStage,
  type EnvelopeStageProps,
  type StageShape,
} from './components/Envelope/EnvelopeStage.tsx';
export { MineBand, type MineBandProps } from './components/Envelope/MineBand.tsx';
export { PacketRow, type PacketRowProps } from './components/Envelope/PacketRow.tsx';
export { type RiskFigure, RiskFigures, type RiskFiguresProps } from './components/Envelope/RiskFigures.tsx';

// An entry point of its own: the encoder loads with the first code.
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode.tsx';
export { QrPlaceholder } from './components/QrCode/QrPlaceholder.tsx';
export { Viewfinder, type ViewfinderProps } from './components/Viewfinder/Viewfinder.tsx';

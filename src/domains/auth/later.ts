/** What the first page of the login alone shows. */
export { QrEntry } from './qr/QrEntry.tsx';

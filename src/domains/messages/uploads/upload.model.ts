/** What is sent; product.md section 4 has a queue for each. */
export type UploadKind = 'image' | 'video' | 'audio' | 'file';

/** A file made ready to be sent. */
export interface PreparedFile {
  readonly kind: UploadKind;
  readonly file: Blob;
  readonly filename: string;
  /** Of a picture: sent with every pixel. */
  readonly isOriginal?: boolean;
  /** Pixels, of a picture or a clip. */
  readonly width?: number;
  readonly height?: number;
  /** Seconds, of a clip or a voice message. */
  readonly duration?: number;
  /** Of a clip. */
  readonly poster?: Blob;
  /** Of a voice message: see the contract's `MessageMedia`. */
  readonly waveform?: readonly number[];
  /** Of a picture that was sent with others: see the contract's `MessageMedia`. */
  readonly album?: string;
}

/** One on its way, as it is kept over a reload. */
export interface KeptUpload extends PreparedFile {
  /** Of its message. */
  readonly cid: string;
  readonly user_id: string;
  readonly group_id: string;
  readonly create_at: string;
  /** The caption, sent once the message is there. */
  readonly caption?: string;
  readonly has_failed: boolean;
}

/** One whose file the browser has not kept: its sender chooses it again, or leaves it. */
export type LostUpload = Omit<KeptUpload, 'file' | 'poster'>;

/** Sends one e-mail of a brand. Rejects when the mail could not be handed over. */
export interface Mailer {
  send(mail: {
    brand: string;
    to: string;
    subject: string;
    text: string;
    html?: string;
    code?: string;
  }): Promise<void>;
}

import { createTransport } from 'nodemailer';
import type { Mailbox } from './mailbox.ts';

export interface Mail {
  brand: string;
  /** Name beside the sender's address. */
  fromName: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The code in the text, for the development mailbox. */
  code?: string;
}

/** Sends one e-mail of a brand. Rejects when the mail could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

const TIMEOUT = 10_000;

/** Hands mails to the SMTP server at `url` (`smtps://user:password@host`), at most ten seconds a step. */
export const createSmtpMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT };
  let transport: ReturnType<typeof createTransport> | undefined;
  return {
    send: async ({ fromName, to, subject, text, html }) => {
      transport ??= createTransport({ url, ...timeouts });
      await transport.sendMail({
        from: { name: fromName, address: from },
        to: { name: '', address: to },
        subject,
        text,
        html,
      });
    },
  };
};

export const createMailboxMailer = (mailbox: Mailbox): Mailer => ({
  send: async ({ brand, to, subject, text, code = null }) =>
    mailbox.put(brand, { to, channel: 'email', code, subject, text }),
});

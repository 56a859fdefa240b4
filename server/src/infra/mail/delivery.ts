import type { Config } from '../../config.ts';
import { ConfigError } from '../../config.values.ts';
import { createMailboxSms, createSmsGateway, type SmsGateway } from '../sms/sms.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { createMailboxMailer, createSmtpMailer, type Mailer } from './mailer.ts';

export interface Delivery {
  mailer: Mailer;
  sms: SmsGateway;
  /** There in development alone. */
  mailbox: Mailbox | undefined;
}

/**
 * The ways out for codes: real adapters where they are configured, the mailbox for the others in development.
 * @throws ConfigError in production without both adapters, and for a mail server without a sender
 */
export const createDelivery = ({ mode, smtp, sms }: Pick<Config, 'mode' | 'smtp' | 'sms'>): Delivery => {
  if (smtp?.from === '') {
    throw new ConfigError('SMTP_URL needs a sender: set SMTP_FROM to the address that mails come from.');
  }
  const mailbox = mode === 'development' ? createMailbox() : undefined;
  const orMailbox = <T>(make: (mailbox: Mailbox) => T, variable: string): T => {
    if (!mailbox) throw new ConfigError(`Production needs ${variable}.`);
    return make(mailbox);
  };
  return {
    mailer: smtp ? createSmtpMailer(smtp) : orMailbox(createMailboxMailer, 'SMTP_URL'),
    sms: sms ? createSmsGateway(sms) : orMailbox(createMailboxSms, 'SMS_GATEWAY_URL'),
    mailbox,
  };
};

/** Sends one short message of a brand. `to` is dial code + national number, digits only. Rejects when it could not be handed over. */
export interface SmsGateway {
  send(message: { brand: string; to: string; text: string; code?: string }): Promise<void>;
}

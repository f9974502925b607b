/** Why a price was refused. */
type PricingErrorCode = 'unknown_state' | 'invalid_date' | 'date_before_rules' | 'invalid_price';

/** A query that cannot be priced at all; the message says what is wrong and what to do. */
export class PricingError extends Error {
  readonly code: PricingErrorCode;

  constructor(code: PricingErrorCode, message: string) {
    super(message);
    this.name = 'PricingError';
    this.code = code;
  }
}

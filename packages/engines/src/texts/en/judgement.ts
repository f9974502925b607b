/** What is known of lines that no price is computed for: the rule in words, and where it stands. */
export const dealerCharge =
  'No rule asks for this charge, so you may refuse it. What the dealer earns on the price already pays for it.';
export const noBasisKnown =
  'We know of no rule that asks for this charge in this state, and of no order that names it.';
export const handlingMaharashtra =
  'The transport department allows nothing above price, tax and registration fee, and has its offices check the papers.';
export const handlingMaharashtraSource = 'Resolution of the Government of Maharashtra, reported 17 November 2018';
export const handlingTelangana =
  'A guideline forbids handling charges, and showrooms that took them have had their powers suspended.';
export const handlingTelanganaSource =
  'Transport Department of Telangana, guideline of 2015 and circular of February 2016';
export const unknownCharge =
  'The quotation does not say what it is for, or we do not know the name. Ask what it is and which rule asks for it; without a rule you may refuse it.';
export const namedAgain =
  'The fee itself stands in another line. No rule asks you to pay for taking the papers to the office.';
export const platesAndhra = 'The plates are in the price on the invoice; a charge of its own is not allowed.';
export const platesAndhraSource =
  'Rule 50 of the Central Motor Vehicles Rules; joint transport commissioner, 30 September 2021';
export const freeInKerala =
  'Helmet, number plates, mirror, saree guard and hand-hold come without charge; without them there is no registration.';
export const freeInKeralaSource = 'Circular of the Transport Commissioner of Kerala, in force since 1 April 2016';
export const helmet =
  'The maker must supply a helmet that meets the standard with the purchase. The rule does not say in words that it is free: ask.';
export const helmetSource = 'Rule 138(4)(f) of the Central Motor Vehicles Rules';
export const standardFitting =
  'Saree guard, hand-hold, foot-rest and mirrors are parts of the vehicle, so they are in its price.';
export const standardFittingSource = 'Rules 123 and 125 of the Central Motor Vehicles Rules';
export const ownChoice = 'No rule asks for it. It is yours to refuse, and may not be a condition of the sale.';
export const consumerSource = 'Consumer Protection Act 2019, on restrictive trade practices';
export const insuranceChoice =
  'An optional cover. The dealer must offer several insurers, and may not deny you the right to buy elsewhere.';
export const insuranceChoiceSource =
  'IRDAI guidelines on motor insurance service providers, in force since 1 November 2017';
export const taxAtSource = 'Tax collected at source is due only above ₹10 lakh; it counts against your income tax.';
export const temporaryNumber =
  'Not needed where the dealer registers the vehicle before delivery; some states still use one. Ask why it is needed here.';
export const onlyWithLoan = 'Due only with a loan, and then in the lender’s key fact statement. Ask to see it there.';
export const lienOnlyWithLoan = 'The entry of a lender’s lien, ₹500, is due only with a loan.';
export const fastag = 'Two-wheelers pay no toll on national highways and need no FASTag.';
export const charger = 'The charger that belongs to the vehicle is in its price. Ask what this one is.';
export const noCess = 'No cess of this kind is known for this state. Ask for the order.';
export const takenOff = 'Taken off the price.';
export const centralSubsidy =
  'The central subsidy for electric two-wheelers ended on 31 March 2026. Ask what this deduction is, and of which price.';
export const centralSubsidySource = 'PM E-DRIVE scheme; press of August 2025 on its end for two-wheelers';
export const stateSubsidy =
  'Some states pay it to the buyer later. Ask for the order, and who carries the risk if it is not paid.';
export const roundOff = 'A round-off is below one rupee.';
export const generalKnowledge = 'General knowledge of the trade; no order was found';
export const invoiceSource = 'GST rules: the price to the buyer has the tax in it';
export const gstInside = 'GST is part of the ex-showroom price, and no charge beside it.';
export const gstOnOther =
  'This GST is too small to be that of the vehicle. Ask which line it belongs to; without that line it is not due.';
export const zeroDepreciation = 'Zero depreciation is optional and adds 0.3 to 0.7 % of the insured value.';
export const notQuoted = 'It is not on the quotation. Ask whether it is inside another line, or comes later.';
export const noPriceYet = 'Choose the bike and the city to compare this line with the rules.';
export const listedIn = (city: string, month: string | null) =>
  month === null ? `Our price is that of ${city}.` : `Our price is that of ${city} in ${month}.`;
export const askForList = (city: string, month: string | null) =>
  month === null
    ? `No rule fixes a price: ask for the maker’s price list of ${city}.`
    : `No rule fixes a price: ask for the maker’s price list of ${city} for ${month}.`;
export const spanIsEstimate = 'The span is our estimate for another city or month.';
export const aboveList = 'It is more than the listed price. Ask for the maker’s price list.';
export const taxOnDealersPrice = (price: string, percent: number | null) =>
  percent === null
    ? `Computed on the ex-showroom price of the quotation, ${price}.`
    : `Computed on the ex-showroom price of the quotation, ${price}: ${percent} %.`;
export const gstOnPremiums = 'Computed on the premiums of the quotation.';
export const insuranceSpan =
  'No rule fixes this premium: insurers differ. The span runs from the usual discounts to the full tariff.';
export const aboveInsuranceSpan =
  'It is more than what is usual. Ask for the premium of each cover and for other insurers; you may buy the insurance elsewhere.';
export const platesSpan = 'No rule fixes what plates cost. They usually are in the ex-showroom price: ask.';

/** Rules and sources for quotation lines that have no computed price. */
export const dealerCharge =
  'No rule requires this charge, so you can refuse it. The dealer already earns a margin on the price.';
export const noBasisKnown = 'We know no rule or order that requires this charge in this state.';
export const handlingMaharashtra =
  'Dealers may charge only the price, tax and registration fee. The transport department checks the bills.';
export const handlingMaharashtraSource = 'Resolution of the Government of Maharashtra, reported 17 November 2018';
export const handlingTelangana =
  'A state guideline forbids handling charges. Showrooms that took them have been suspended.';
export const handlingTelanganaSource =
  'Transport Department of Telangana, guideline of 2015 and circular of February 2016';
export const unknownCharge =
  'We don’t recognise this charge. Ask what it is and which rule requires it. You can refuse it if there is no rule.';
export const namedAgain =
  'The fee itself is on another line. No rule makes you pay for taking the papers to the office.';
export const platesAndhra = 'The plates are included in the invoice price. A separate charge is not allowed.';
export const platesAndhraSource =
  'Rule 50 of the Central Motor Vehicles Rules; joint transport commissioner, 30 September 2021';
export const freeInKerala =
  'Helmet, number plates, mirror, saree guard and hand-hold must be free. Without them the bike cannot be registered.';
export const freeInKeralaSource = 'Circular of the Transport Commissioner of Kerala, in force since 1 April 2016';
export const helmet =
  'The maker must supply a standard helmet with the bike. The rule does not clearly say it is free, so ask.';
export const helmetSource = 'Rule 138(4)(f) of the Central Motor Vehicles Rules';
export const standardFitting =
  'Saree guard, hand-hold, foot-rest and mirrors are parts of the vehicle and included in its price.';
export const standardFittingSource = 'Rules 123 and 125 of the Central Motor Vehicles Rules';
export const ownChoice = 'No rule requires it. You can refuse it, and the dealer cannot make it a condition of sale.';
export const consumerSource = 'Consumer Protection Act 2019, on restrictive trade practices';
export const insuranceChoice =
  'This cover is optional. The dealer must offer several insurers and let you buy elsewhere.';
export const insuranceChoiceSource =
  'IRDAI guidelines on motor insurance service providers, in force since 1 November 2017';
export const taxAtSource =
  'Tax collected at source applies only above ₹10 lakh. You can set it off against income tax.';
export const temporaryNumber =
  'Not needed if the dealer registers the bike before delivery. Some states still use it, so ask why.';
export const onlyWithLoan = 'You pay this only with a loan. Ask to see it in the lender’s key fact statement.';
export const lienOnlyWithLoan = 'You pay the ₹500 hypothecation fee only with a loan.';
export const fastag = 'Two-wheelers pay no toll on national highways and don’t need FASTag.';
export const charger = 'The vehicle’s own charger is included in the price. Ask what this one is.';
export const noCess = 'We know no such cess in this state. Ask to see the order.';
export const takenOff = 'Deducted from the price.';
export const centralSubsidy =
  'The central subsidy for electric two-wheelers ended on 31 March 2026. Ask what this deduction is for.';
export const centralSubsidySource = 'PM E-DRIVE scheme; press of August 2025 on its end for two-wheelers';
export const stateSubsidy = 'Some states pay this to you later. Ask for the order, and what happens if it is not paid.';
export const roundOff = 'A round-off is less than one rupee.';
export const generalKnowledge = 'General trade knowledge; we found no order';
export const invoiceSource = 'GST rules: the price to the buyer includes the tax';
export const gstInside = 'GST is included in the ex-showroom price. You should not pay it again.';
export const gstOnOther = 'This GST is too low to be for the vehicle. Ask which line it belongs to.';
export const zeroDepreciation = 'Zero depreciation is optional and adds 0.3% to 0.7% of the insured value.';
export const notQuoted = 'This is not on the quotation. Ask if it is in another line or comes later.';
export const noPriceYet = 'Choose a bike and city to check this line.';
export const listedIn = (city: string, month: string | null) =>
  month === null ? `Our price is for ${city}.` : `Our price is for ${city} in ${month}.`;
export const askForList = (city: string, month: string | null) =>
  month === null
    ? `Prices are not fixed by a rule. Ask for the maker’s price list for ${city}.`
    : `Prices are not fixed by a rule. Ask for the maker’s ${city} price list for ${month}.`;
export const spanIsEstimate = 'This range is our estimate for another city or month.';
export const aboveList = 'This is above the listed price. Ask for the maker’s price list.';
export const taxOnDealersPrice = (price: string, percent: number | null) =>
  percent === null
    ? `Calculated on the quoted ex-showroom price of ${price}.`
    : `${percent}% of the quoted ex-showroom price of ${price}.`;
export const gstOnPremiums = 'Calculated on the quoted premiums.';
export const insuranceSpan = 'No rule fixes this premium. The range runs from the usual discount to the full tariff.';
export const aboveInsuranceSpan =
  'This is above the usual range. Ask for the premium of each cover. You can also buy insurance elsewhere.';
export const platesSpan = 'No rule fixes the price of plates. They are usually in the ex-showroom price, so ask.';

import { moreQuotations } from './more-quotations.ts';

/** Expected parse of a pasted quotation: 'code=amount' in line order, with 'total=', and 'emi=' and the like if present. */
export type TypedQuotation = readonly [kind: string, text: string, expected: string, bike?: string];

/** Realistic pasted quotations; every fourth is held out: it is counted, but no rule is fitted to it. */
export const quotations: readonly TypedQuotation[] = [
  [
    'broken signs',
    'Ex showroom â‚¹78,166\nRTO â‚¹8,120\nTotal â‚¹86,286',
    'ex_showroom=78166 rto_bundle=8120 total=86286',
  ],
  [
    'broken signs',
    'Ex showroom &#8377; 78,166\nRTO &#8377; 8,120\nTotal &#8377; 86,286',
    'ex_showroom=78166 rto_bundle=8120 total=86286',
  ],
  [
    'broken signs',
    'Ex-showroom &#x20B9;92,529 | Insurance &#x20B9;6,400 | Total &#x20B9;98,929',
    'ex_showroom=92529 insurance_bundle=6400 total=98929',
  ],
  ['broken signs', 'Ex showroom Ã¢â€šÂ¹78,166\nInsurance Ã¢â€šÂ¹6,400', 'ex_showroom=78166 insurance_bundle=6400'],
  [
    'broken signs',
    'Ex showroom â¹ 81,000\nRTO â¹ 8,000\nTotal â¹ 89,000',
    'ex_showroom=81000 rto_bundle=8000 total=89000',
  ],
  ['broken signs', 'Ex showroom&nbsp;Rs.&nbsp;78,166<br>RTO&nbsp;Rs.&nbsp;8,120', 'ex_showroom=78166 rto_bundle=8120'],
  ['broken signs', 'एक्स शोरूम â‚¹76,955\nबीमा â‚¹6,150', 'ex_showroom=76955 insurance_bundle=6150'],
  ['broken signs', 'Ex showroom ?78,166\nRTO ?8,120\nTotal ?86,286', 'ex_showroom=78166 rto_bundle=8120 total=86286'],
  [
    'credit and debit',
    'Ex showroom 80,000 Dr\nRTO 8,000 Dr\nDiscount 1,500 Cr\nTotal 86,500 Dr',
    'ex_showroom=80000 rto_bundle=8000 discount=-1500 total=86500',
  ],
  [
    'credit and debit',
    'Ex-showroom 1,12,000 Dr\nInsurance 9,000 Dr\nExchange bonus 3,000 Cr\nNet 1,18,000',
    'ex_showroom=112000 insurance_bundle=9000 exchange=-3000 total=118000',
  ],
  [
    'credit and debit',
    'EX SHOWROOM 95000 DR, RTO 9500 DR, CORPORATE DISCOUNT 2000 CR, TOTAL 102500',
    'ex_showroom=95000 rto_bundle=9500 discount=-2000 total=102500',
  ],
  [
    'credit and debit',
    'Ex 70000 Dr. Ins 6000 Dr. Offer 1000 Cr. Total 75000',
    'ex_showroom=70000 insurance_bundle=6000 discount=-1000 total=75000',
  ],
  [
    'totals',
    'Ex 92529 RTO 9600 Ins 7100 OTR 109229',
    'ex_showroom=92529 rto_bundle=9600 insurance_bundle=7100 total=109229',
  ],
  [
    'totals',
    'ex showroom 85,000\nrto 8,500\ninsurance 6,500\nO.T.R. 1,00,000',
    'ex_showroom=85000 rto_bundle=8500 insurance_bundle=6500 total=100000',
  ],
  [
    'totals',
    'OTR price 1,10,000 (ex 92,000 + rto 10,000 + ins 8,000)',
    'ex_showroom=92000 rto_bundle=10000 insurance_bundle=8000 total=110000',
  ],
  [
    'totals',
    'Ex 61000\nRTO 6100\nIns 5900\nOTR 73000',
    'ex_showroom=61000 rto_bundle=6100 insurance_bundle=5900 total=73000',
  ],
  [
    'loans',
    'Ex 80000\nRTO 8000\nTotal 88000\nEMI 2899*36',
    'ex_showroom=80000 rto_bundle=8000 total=88000 emi=2899 months=36',
  ],
  ['loans', 'on road 1,02,000, DP 20000, EMI 2650 x 36', 'total=102000 down=20000 emi=2650 months=36'],
  [
    'loans',
    'Ex 80000 rto 8000 total 88000 dp 18000 emi 2350*36 months',
    'ex_showroom=80000 rto_bundle=8000 total=88000 down=18000 emi=2350 months=36',
  ],
  [
    'loans',
    'ex 90000, rto 9000, total 99000, emi 3,199/- *24',
    'ex_showroom=90000 rto_bundle=9000 total=99000 emi=3199 months=24',
  ],
  [
    'numbers that are no amounts',
    'Ex 80000\nInsurance 6500\nPolicy No 3005123456\nTotal 86500',
    'ex_showroom=80000 insurance_bundle=6500 total=86500',
  ],
  [
    'numbers that are no amounts',
    'Ex 80000\nInsurance 6500 (policy number: 2312/00541234/000/00)\nTotal 86500',
    'ex_showroom=80000 insurance_bundle=6500 total=86500',
  ],
  [
    'numbers that are no amounts',
    'Policy No. OG-26-1801-1802-00012345\nEx showroom 90,000\nInsurance 7,000',
    'ex_showroom=90000 insurance_bundle=7000',
  ],
  [
    'numbers that are no amounts',
    'ex 75000 ins 6000 policy# 908172635 total 81000',
    'ex_showroom=75000 insurance_bundle=6000 total=81000',
  ],
  [
    'models',
    'HONDA ACTIVA DLX\nEx-showroom 78166\nRTO 8120\nTotal 86286',
    'ex_showroom=78166 rto_bundle=8120 total=86286',
    'activa',
  ],
  [
    'models',
    'Quotation for Honda Activa\nEx 78166\nInsurance 6890',
    'ex_showroom=78166 insurance_bundle=6890',
    'activa',
  ],
  [
    'models',
    'bhai classic 350 ka ex 185859, rto 22300, total 208159',
    'ex_showroom=185859 rto_bundle=22300 total=208159',
    'classic-350',
  ],
  ['models', 'हीरो स्प्लेंडर प्लस\nएक्स शोरूम 76,955\nबीमा 6,150', 'ex_showroom=76955 insurance_bundle=6150', 'splendor-plus'],
  ['models', 'TVS JUPITER 125\nEx 85,125\nRTO 8,890', 'ex_showroom=85125 rto_bundle=8890', 'jupiter-125'],
  ['models', 'Model: R15 V4\nEx-Showroom | 171982\nRTO Tax | 18918', 'ex_showroom=171982 road_tax=18918', 'r15-v4'],
  ['models', 'Pulsar N160 dual abs\nex 116504\nrto 12815', 'ex_showroom=116504 rto_bundle=12815', 'pulsar-n160'],
  [
    'models',
    'Hond Shine 125 drum\nExshowrum 82449\nInsurence 6340',
    'ex_showroom=82449 insurance_bundle=6340',
    'shine-125',
  ],
  ...moreQuotations,
];

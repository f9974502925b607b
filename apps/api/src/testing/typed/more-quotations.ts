import type { TypedQuotation } from './quotations.ts';

/** Quotations as pasted from messages, mails and photographs of paper. */
export const moreQuotations: readonly TypedQuotation[] = [
  [
    'broken signs',
    'Ex showroom ₹ 78 , 166\nRTO ₹ 8 , 120\nTotal ₹ 86 , 286',
    'ex_showroom=78166 rto_bundle=8120 total=86286',
  ],
  [
    'broken signs',
    'Ex-showroom INR 92529.00\nInsurance INR 6400.00\nTotal INR 98929.00',
    'ex_showroom=92529 insurance_bundle=6400 total=98929',
  ],
  ['broken signs', 'Ex showroom ï¿½78,166\nRTO ï¿½8,120', 'ex_showroom=78166 rto_bundle=8120'],
  [
    'broken signs',
    'Ex showroom \\u20b981,000\nRTO \\u20b98,000\nTotal \\u20b989,000',
    'ex_showroom=81000 rto_bundle=8000 total=89000',
  ],
  [
    'broken signs',
    'Ex showroom `85,125\nRTO `8,890\nIns `6,300',
    'ex_showroom=85125 rto_bundle=8890 insurance_bundle=6300',
  ],
  ['broken signs', 'Ex showroom □78,166 RTO □8,120 Total □86,286', 'ex_showroom=78166 rto_bundle=8120 total=86286'],
  [
    'credit and debit',
    'Ex showroom Dr 80,000\nRTO Dr 8,000\nDiscount Cr 2,000\nTotal Dr 86,000',
    'ex_showroom=80000 rto_bundle=8000 discount=-2000 total=86000',
  ],
  [
    'credit and debit',
    'Ex showroom 90,000 (Dr)\nInsurance 7,000 (Dr)\nLoyalty discount 1,000 (Cr)\nTotal 96,000',
    'ex_showroom=90000 insurance_bundle=7000 discount=-1000 total=96000',
  ],
  [
    'credit and debit',
    'ex 75000\nrto 7500\nless discount 2500\nnet payable 80000',
    'ex_showroom=75000 rto_bundle=7500 discount=-2500 total=80000',
  ],
  [
    'credit and debit',
    'Ex 1,20,000 Dr | RTO 12,000 Dr | Exchange 10,000 Cr | Total 1,22,000',
    'ex_showroom=120000 rto_bundle=12000 exchange=-10000 total=122000',
  ],
  [
    'totals',
    'ex 81000 rto 8100 ins 6000 on road 95100',
    'ex_showroom=81000 rto_bundle=8100 insurance_bundle=6000 total=95100',
  ],
  [
    'totals',
    'एक्स शोरूम 78000\nआरटीओ 7800\nबीमा 6200\nकुल 92000',
    'ex_showroom=78000 rto_bundle=7800 insurance_bundle=6200 total=92000',
  ],
  [
    'totals',
    'Ex=65000; RTO=6500; INS=5500; Grand Total=77000',
    'ex_showroom=65000 rto_bundle=6500 insurance_bundle=5500 total=77000',
  ],
  [
    'totals',
    'sir ex showroom 88k rto 9k insurance 7k total 1.04 lakh',
    'ex_showroom=88000 rto_bundle=9000 insurance_bundle=7000 total=104000',
  ],
  ['loans', 'on road 95000 dp 15000 emi 3100*30', 'total=95000 down=15000 emi=3100 months=30'],
  [
    'loans',
    'Total 1,10,000\nDown payment 30,000\nLoan 80,000\nEMI 2,650 for 36 months',
    'total=110000 down=30000 loan=80000 emi=2650 months=36',
  ],
  [
    'loans',
    'ex 72000 rto 7200 total 79200 down 9200 baki kist 2600 x 36',
    'ex_showroom=72000 rto_bundle=7200 total=79200 down=9200 emi=2600 months=36',
  ],
  ['loans', 'OTR 98000, DP 18000, 2800/- per month 36 months', 'total=98000 down=18000 emi=2800 months=36'],
  [
    'numbers that are no amounts',
    'Chassis ME4JF50ABKT123456\nEx 78000\nRTO 7800\nTotal 85800',
    'ex_showroom=78000 rto_bundle=7800 total=85800',
  ],
  [
    'numbers that are no amounts',
    'Mob 9876543210 date 12/11/2026\nex showroom 78,166\nrto 8,120',
    'ex_showroom=78166 rto_bundle=8120',
  ],
  [
    'numbers that are no amounts',
    'GSTIN 09ABCDE1234F1Z5\nPIN 226001\nEx 80000 Ins 6500 Total 86500',
    'ex_showroom=80000 insurance_bundle=6500 total=86500',
  ],
  [
    'numbers that are no amounts',
    'Quotation no 4521 dated 03-11-26\nEx showroom 95,000\nInsurance 6,800',
    'ex_showroom=95000 insurance_bundle=6800',
  ],
  ['models', 'Yamaha MT-15 V2\nEx-showroom 1,69,550\nRTO 17,000', 'ex_showroom=169550 rto_bundle=17000', 'mt-15-v2'],
  [
    'models',
    'SUZUKI ACCESS 125 SPL EDN\nEx 88,000\nIns 6,700',
    'ex_showroom=88000 insurance_bundle=6700',
    'access-125',
  ],
  [
    'models',
    'bhaiya hunter ka bata rahe ex 1,49,900 rto 18,000 ins 12,000',
    'ex_showroom=149900 rto_bundle=18000 insurance_bundle=12000',
    'hunter-350',
  ],
  ['models', 'Hero Splendor+ (drum)\nEx 74,000\nRTO 7,400', 'ex_showroom=74000 rto_bundle=7400', 'splendor-plus'],
  ['models', 'एक्टिवा\nएक्स शोरूम 78,166\nबीमा 6,890', 'ex_showroom=78166 insurance_bundle=6890', 'activa'],
  ['models', 'NTORQ 125 RACE XP\nex showrum 97,000\nrto 9,700', 'ex_showroom=97000 rto_bundle=9700', 'ntorq-125'],
  ['loans', 'OTR 90000, kist 2,750*36, DP 15k', 'total=90000 down=15000 emi=2750 months=36'],
  ['loans', 'DP 20k EMI 3.1k*30', 'down=20000 emi=3100 months=30'],
  [
    'numbers that are no amounts',
    'Policy 2312201045 Insurance 6,200 Ex showroom 78,000',
    'insurance_bundle=6200 ex_showroom=78000',
  ],
  [
    'numbers that are no amounts',
    'ex 81,000, arto 8,200, bima 6,700',
    'ex_showroom=81000 rto_bundle=8200 insurance_bundle=6700',
  ],
];

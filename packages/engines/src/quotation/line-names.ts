import type { LineCode } from './line-codes.ts';

/** Codes of amounts that are not part of the price. */
export type OtherCode = 'total' | 'subtotal' | 'advance' | 'balance' | 'down' | 'loan' | 'emi' | 'months' | 'note';

/** Names of each kind of line: English, romanised Hindi, Hindi; matched as whole words, the longest wins. */
export const lineNames: Record<LineCode, string> = {
  ex_showroom:
    'ex, gadi, गाड़ी, bike, scooter, scooty, motorcycle, two wheeler, बाइक, स्कूटर, ex sh, ex shr, exsh, ex s r, ex sr, e s, e s r, esp, x showroom, xshowroom, ex showroom, exshowroom, ex show room, ex show, exshow, ' +
    'ex price, showroom price, showroom cost, showroom, show room price, vehicle cost, vehicle price, cost of vehicle, vehicle, bike price, ' +
    'bike cost, cost of bike, scooter price, scooty price, cost price, unit price, base price with gst, gadi price, gaadi price, gadi ka price, ' +
    'gadi ki keemat, gadi ki kimat, gaadi ki keemat, keemat, kimat, mrp, price, rate, daam, gadi ka daam, invoice value, invoice price, ' +
    'invoice amount, invoice cost, ex showroom price, ' +
    'एक्स शोरूम, एक्सशोरूम, एक्स शो रूम, एक्स, शोरूम, शोरूम कीमत, शोरूम प्राइस, कीमत, मूल्य, दाम, गाड़ी की कीमत, गाड़ी का दाम, गाड़ी का मूल्य, वाहन मूल्य, वाहन की कीमत',
  basic_price:
    'basic, basic price, basic cost, basic amount, basic value, base price, base cost, taxable, taxable value, taxable amount, assessable value, ' +
    'ex factory, price before gst, price before tax, without gst, बेसिक, मूल कीमत, कर योग्य मूल्य',
  gst: 'gst, cgst, sgst, igst, utgst, gst amount, जीएसटी, सीजीएसटी, एसजीएसटी',
  road_tax:
    'road tax, roadtax, rd tax, r tax, ltt, lt tax, life tax, lifetime tax, life time tax, lifetime road tax, ott, one time tax, onetime tax, mv tax, ' +
    'm v tax, motor vehicle tax, vehicle tax, rto tax, tax, mvt, road tax rto, tax rto, कर, टैक्स, रोड टैक्स, रोडटैक्स, सड़क कर, पथ कर, मार्ग कर, वाहन कर, लाइफ टैक्स, रोड कर',
  cess: 'cess, surcharge, green tax, green cess, road safety, road safety cess, infra cess, social security cess, cow cess, सेस, उपकर, ग्रीन टैक्स, अधिभार',
  registration_fee:
    'reg, regn, regd, regis, registration, registration fee, registration fees, pr, rc, rc fee, rc book, rc charge, permanent registration, ' +
    'perm regn, registeration, regi, पंजीयन, पंजीकरण, रजिस्ट्रेशन, रजिस्ट्रेसन, नोंदणी, आरसी, रजि',
  smart_card:
    'sc, smart card, smartcard, smart chip, chip card, card, rc card, rc smart card, smart card rc, rc smartcard, card fee, स्मार्ट कार्ड, स्मार्टकार्ड',
  rto_bundle:
    'rto, r t o, arto, rta, road tax registration, tax registration, tax reg, tax regn, rto registration, rto reg, reg rto, registration road tax, ' +
    'registration tax, reg tax, regn tax, kagaz, kagaj, kagzat, kagajat, paper, papers, rto kagaz, आरटीओ, आर टी ओ, कागज, कागजात, आरटीओ खर्च, परिवहन शुल्क',
  hsrp:
    'hsrp, hsrp plate, h s r p, number plate, numberplate, no plate, nmbr plate, num plate, plate, plates, high security plate, ' +
    'high security number plate, hsnp, nameplate, नंबर प्लेट, नम्बर प्लेट, प्लेट, एचएसआरपी',
  choice_number:
    'choice, choice number, choice no, fancy, fancy number, fancy no, fancy number plate, vip, vip number, vip no, special number, number reservation, ' +
    'number choice, no choice, preferred number, पसंदीदा नंबर, वीआईपी नंबर, फैंसी नंबर',
  temp_registration:
    'tr, temp, tempo, crtemp, ctr, temp reg, temp regn, temp registration, temporary, temporary registration, temporary reg, temporary regn, temporary number, temporary no, tempo number, ' +
    'temp number, temp no, temp rc, tr fee, tr charge, tp number, trc, अस्थायी, अस्थाई, अस्थायी रजिस्ट्रेशन, अस्थायी पंजीयन, टेम्परेरी, टेंपरेरी रजिस्ट्रेशन',
  hypothecation:
    'hp, hypo, hpa, hyp, hypothecation, hypoth, hypothication, hp endorsement, hpn, hp charge, hp entry, loan entry, lien, hire purchase, ' +
    'हाइपो, हाइपोथिकेशन, हाइपोथेकेशन, एचपी, बंधक',
  insurance_bundle:
    'ins, insu, insur, insc, insr, insce, insurance, insurence, insurance package, insurance premium, comp, comprehensive, package policy, bumper, bumper to bumper, policy, ' +
    'bima, beema, bundled insurance, vima, premium, first party, 1st party, full insurance, बीमा, इंश्योरेंस, इन्शुरेंस, इंश्योरन्स, इंसोरेंस, इंश्योरस, विमा, इंस',
  insurance_od: 'od, own damage, od premium, o d, od cover, own damage premium, ओडी',
  insurance_tp:
    'tp, third party, 3rd party, t p, tp premium, act only, act policy, liability, tp cover, third party premium, थर्ड पार्टी, टीपी, तृतीय पक्ष',
  insurance_pa:
    'pa, cpa, p a, pa cover, personal accident, personal accident cover, accident cover, accidental cover, accident insurance, accidental insurance, ' +
    'pa owner, pa owner driver, pa od, compulsory pa, दुर्घटना बीमा, पीए कवर',
  insurance_zd:
    'zd, zero dep, zerodep, zero depreciation, nil dep, nil depreciation, nill dep, zero debt, zero deb, zero dip, depreciation cover, जीरो डेप, ज़ीरो डेप, जीरो डेप्रिसिएशन',
  insurance_addon:
    'rti, return to invoice, eng protect, engine protect, engine protection, engine cover, consumable, consumables, add on, addon, add ons, addons, ' +
    'add on cover, key loss, key protect, key replacement, tyre protect, insurance add on, ncb protect, एड ऑन, ऐड ऑन',
  insurance_gst:
    'gst on ins, gst on insurance, gst insurance, ins gst, insurance gst, gst on premium, tax on insurance, insurance tax, बीमा पर जीएसटी, service tax on insurance',
  accessories:
    'acc, accy, accs, acces, accessory, accessories, acessories, accesories, ga, genuine acc, genuine accessories, genuine parts, essential kit, essentials, ryder kit, rider kit, ' +
    'guard, guards, leg guard, crash guard, engine guard, bumper guard, safety guard, sump guard, mat, foot mat, floor mat, seat cover, body cover, tank cover, grip cover, ' +
    'side stand, main stand, center stand, kit, acc kit, accessories kit, std accessories, basic kit, basic accessories, accessories pack, acc pack, styling kit, chrome kit, ' +
    'mobile holder, phone holder, phone mount, usb charger, buzzer, sticker, stickers, graphics, luggage box, top box, carrier, backrest, back rest, visor, windshield, ' +
    'tank pad, gloves, jacket, riding gear, tool kit, toolkit, saman, samaan, saaman, extra fitting, extra fittings, extra saman, ' +
    'एसेसरीज, एक्सेसरीज, एक्सेसरी, असेसरीज, सामान, गार्ड, लेग गार्ड, सीट कवर, किट, मैट, ' +
    'miy, make it yours, gma, powerparts, power parts, chrome pack, sport pack, sports pack, touring pack, adventure pack, rally pack, urban pack, style pack, styling pack, convenience pack, travel pack, luggage pack, comfort pack, dynamic kit, race kit, sport kit, sports kit, touring kit, riding kit, welcome kit, first aid, first aid kit, puncture kit, inflator, tyre inflator, dashcam, dash cam, mud flap, mud guard, mudguard, mud flaps, disc lock, wheel lock, gps, gps tracker, tracker, saddle bag, saddle bags, saddlebag, pannier, panniers, tail bag, tank bag, footboard, handle grip, lever guard, knuckle guard, hand guard, radiator guard, silencer guard, bash plate, fog lamp, fog lamps, fog light, fog lights, aux light, aux lights, horn, sajawat, एक्सेसरीज पैक, गद्दी कवर, हॉर्न',
  std_fitting:
    'std fitting, std fittings, standard fitting, standard fittings, std fitting kit, standard fitting kit, standard kit, std kit, fitting, fittings, fitment, fitment charge, fitting charge, ' +
    'saree guard, sari guard, sadi guard, saari guard, mirror, mirrors, rear mirror, footrest, foot rest, ladies footrest, ladies foot rest, ' +
    'hand hold, handhold, pillion handle, grab rail, grab handle, फिटिंग, साड़ी गार्ड, साडी गार्ड, मिरर, शीशा, फुटरेस्ट, फुट रेस्ट',
  helmet:
    'helmet, helmets, hlmt, hlmet, helmat, hemlet, isi helmet, free helmet, हेलमेट, हैलमेट, हेल्मेट, ' +
    'halo, halo helmet, halo bit, smart helmet',
  ew:
    'ew, ext warranty, extd warranty, extn warranty, extended warranty, ex warranty, e warranty, extra warranty, extension warranty, warranty, warrenty, waranty, wty, ext wty, ' +
    'extended wty, protection plus, total protect, warranty plus, additional warranty, वारंटी, एक्सटेंडेड वारंटी, वारन्टी, वॉरंटी, ' +
    'ride sure, ridesure, warranty plan, warranty pack, warranty package, protect plus, protect plan, protection plan, protection, total warranty, total protect plus, ownership assurance, assurance, assured, shield, secure, secure plan, ever red, peace of mind, suraksha, suraksha plus, suraksha plan, वारंटी प्लान, सुरक्षा प्लान',
  amc:
    'amc, service package, service pack, service plan, annual maintenance, annual maintenance contract, maintenance, maintenance package, joy ride, goodlife, good life, एएमसी, सर्विस पैकेज, सर्विस प्लान, ' +
    'plan, membership, club membership, joyride, joy club, hog membership, care, care plan, care pack, carepack, care package, care plus, care kit, service care, ola care, ather care, chetak care, vida care, river care, uv care, k care, smart care, total care, service plus, service inclusive, service subscription, service membership, service contract, service combo, service kit, servicing, paid service, prepaid service, pre paid service, maintenance plan, maintenance pack, periodic maintenance, periodic service, health check, labour plan, labour pack, प्लान, सर्विस पैक, केयर, केयर प्लान, मेंटेनेंस',
  rsa:
    'rsa, roadside, road side, roadside assistance, road side assistance, roadside help, breakdown assistance, आरएसए, रोडसाइड, रोड साइड असिस्टेंस, ' +
    'assist, assistance, ride assist, road assist, road assistance, on road assistance, onroad assistance, roadside plan, road side plan, roadside pack, assist plan, brsa, towing, tow, असिस्टेंस',
  handling:
    'handling, hndlg, hand chg, hc, hl, h l, handling logistic, handling logistics, logistic, logistics, depot, depo, incidental, incidentals, freight, frieght, transport, transporter, transportation, ' +
    'transit, cartage, delivery, delivery charge, dlvry, facilitation, convenience, conveyance, yard, warehouse, storage, loading, unloading, octroi, showroom charge, dealer charge, dealership charge, ' +
    'handling fee, bhada, dhulai, hamali, company charge, हैंडलिंग, हैण्डलिंग, हेंडलिंग, हैडलिंग, लॉजिस्टिक, लॉजिस्टिक्स, डिपो, भाड़ा, ढुलाई, परिवहन, ट्रांसपोर्ट, डिलीवरी, ' +
    'shipping, shipment, shipping handling, lorry, lorry freight, truck, trucking, truck bhada, car carrier, carrier charge, truck carrier, gadi bhada, carriage, carting, haulage, forwarding, packing forwarding, packing, packaging, shifting, line haul, inward, godown, stockyard, stock yard, doorstep, doorstep delivery, home delivery, pickup drop, pick up drop, laane, mangwane, mangane, dealer margin, dealer commission, dealer profit, showroom margin, शिपिंग, लोडिंग, अनलोडिंग, मालभाड़ा, माल भाड़ा, ट्रक भाड़ा',
  file_charge:
    'file, file charge, filing, documentation, documents charge, document, documents, documentation charge, file agent, paper work, paperwork, admin charge, administrative, stationery, फाइल, फाइल चार्ज, दस्तावेज, डॉक्यूमेंटेशन, डाक्यूमेंटेशन, फ़ाइल, ' +
    'form charge, form fee, forms, notary, affidavit, xerox, photocopy, scanning, फॉर्म, फॉर्म चार्ज',
  rto_agent:
    'agent, agent fee, agent charge, dalal, dalali, service charge, service charges, services charge, service fee, online charge, online fee, rto expense, rto expenses, rto exp, rto misc, rto agent, ' +
    'rto service, rto processing, rto handling, rto incidental, rto facilitation, rto assistance, liaison, liasoning, vahan charge, portal charge, portal fee, registration assistance, एजेंट, दलाली, सर्विस चार्ज, सेवा शुल्क, ऑनलाइन चार्ज, ' +
    'agents, agent cost, agent commission, commission, agency, agency charge, broker, brokerage, consultant, consultancy, middleman, dalal fee, bichauliya, facilitator, rto dalal, rto inspection, rto passing, passing, passing charge, passing agent, rto liaison, rto follow up, follow up, rto consultant, rto work, rto kaam, एजेंट फीस, दलाल, कमीशन, पासिंग, बिचौलिया',
  pdi:
    'pdi, p d i, inspection, pre delivery, pre delivery inspection, predelivery, prep charge, पीडीआई, ' +
    'inspection fee, inspection charge, vehicle inspection, delivery inspection, pre dispatch inspection, dispatch inspection, pre delivery check, predelivery check, delivery check, gadi check, gadi checking, checking, check up, checkup, quality check, janch, jaanch, gadi ki janch, इंस्पेक्शन, जांच, जाँच, निरीक्षण, प्री डिलीवरी, प्री डिलीवरी इंस्पेक्शन',
  courier:
    'courier, currier, postal, post, postage, speed post, dispatch, कूरियर, डाक, ' +
    'rc courier, rc post, rc postage, rc dispatch, rc delivery, rc by post, rc speed post, plate courier, रजिस्ट्री डाक',
  coating:
    'teflon, teflon coating, antirust, anti rust, antirust coating, rust proof, ceramic, ceramic coating, underbody, under body, coating, polish, paint protection, ppf, nano coating, 3m, टेफ्लॉन, टेफलॉन, कोटिंग, पॉलिश, सिरेमिक',
  fuel: 'petrol, fuel, tel, पेट्रोल, ईंधन, तेल',
  tcs: 'tcs, t c s, tax collected at source, टीसीएस',
  fastag: 'fastag, fast tag, फास्टैग, फास्टेग',
  charger:
    'charger, portable charger, home charger, charging cable, fast charger, charger installation, wall charger, charging kit, चार्जर, ' +
    'travel charger, wallbox, wall box, charging socket, charging point, charger kit',
  ev_pack:
    'pro pack, propack, software, connect, connected, connectivity, connect pack, connectivity pack, performance pack, move os, moveos, smart pack, tecpac, tech pack, tec pac, feature pack, app subscription, subscription, navigation pack, ' +
    'प्रो पैक, सॉफ्टवेयर, कनेक्टिविटी, ' +
    'pack, package, subscription, membership plan, premium subscription, premium plan, premium pack, hypercharger, hypercharger credit, hypercharger credits, credit, credits, basic plan, basic pack, power pack, connect pro, connect lite, connect plus, atherstack, atherstack pro, ather stack, ather stack pro, smartxonnect, smart xonnect, xonnect, y connect, ride connect, roadsync, road sync, roadsync duo, wingman, tripper, hero connect, telematics, connected plan, connected pack, connected service, connected feature, connected features, connectivity plan, data, data plan, data pack, sim, sim card, esim, e sim, internet, app plan, app pack, cloud, ota, ota pack, ota update, ota updates, software pack, software plan, software upgrade, software update, upgrade pack, feature upgrade, ride mode, ride modes, riding mode, riding modes, hyper mode, demo mode, cruise control, geofencing, geo fencing, anti theft pack, dynamic pack, dynamic package, comfort package, innovation package, innovation pack, battery swap, battery swapping, battery subscription, battery plan, battery rent, battery rental, swap plan, swapping plan, baas, charging plan, charging pack, charging subscription, charging credit, charging credits, grid, grid credits, पैक, पैकेज, सब्सक्रिप्शन, कनेक्ट',
  battery_warranty:
    'eight70, eight 70, battery plus, batt wty, battery wty, battery warranty, batt warranty, batt warr, battery extended warranty, extended battery warranty, extended batt wty, ext battery warranty, ' +
    'battery protect, battery protection, battery cover, battery pack warranty, बैटरी वारंटी, बैट्री वारंटी, ' +
    'battery assurance, battery shield, battery care, extended battery, battery extended, battery extension, battery protection plan, battery protect plan, batt protect, batt plan, batt cover, bettery warranty, बैटरी सुरक्षा',
  subsidy_central:
    'pm e drive, pm edrive, pm drive, pmedrive, e drive, fame, fame ii, fame 2, emps, central subsidy, central govt subsidy, govt subsidy, government subsidy, subsidy, ev subsidy, demand incentive, सब्सिडी, केंद्रीय सब्सिडी, केंद्र सब्सिडी, फेम',
  subsidy_state:
    'state subsidy, state ev subsidy, state govt subsidy, state incentive, incentive, state ev incentive, state government subsidy, delhi subsidy, delhi govt subsidy, delhi ev subsidy, up subsidy, up govt subsidy, gujarat subsidy, gujarat govt subsidy, ' +
    'maharashtra subsidy, maharashtra govt subsidy, odisha subsidy, odisha govt subsidy, rajasthan subsidy, assam subsidy, राज्य सब्सिडी, राज्य सरकार सब्सिडी',
  discount:
    'disc, discount, dis, dscnt, less, offer, scheme, cash discount, corporate disc, corp disc, festive offer, festival offer, diwali offer, loyalty, loyalty bonus, cashback, cash back, cash benefit, consumer offer, ' +
    'rebate, benefit, chhoot, chhut, chut, choot, bachat, student offer, special discount, छूट, डिस्काउंट, ऑफर, कैशबैक, रियायत, सवलत',
  exchange:
    'exch, exchg, exchange, exch bonus, exchange bonus, exchange offer, exchange value, old vehicle, old bike, old bike value, old scooter, purani gadi, purani gaadi, purani bike, buyback, buy back, scrap, scrappage, ' +
    'trade in, एक्सचेंज, एक्सचेंज बोनस, पुरानी गाड़ी, पुरानी बाइक',
  loan_fee:
    'pf, p f, processing, processing fee, processing charge, proc fee, proc chg, loan processing, loan processing fee, file processing, finance charge, finance charges, finance processing, loan charge, loan charges, bank charge, bank charges, bank processing, ' +
    'doc charge, doc charges, doc fee, doc, loan doc, loan documentation, loan file, loan file charge, finance documentation, finance file, प्रोसेसिंग, प्रोसेसिंग फीस, लोन फाइल, फाइनेंस चार्ज, बैंक चार्ज',
  loan_insurance:
    'loan protect, loan protection, credit shield, credit life, loan insurance, loan suraksha, emi protect, loan cover, credit insurance, group insurance, लोन सुरक्षा, ऋण बीमा, लोन बीमा',
  stamp_nach:
    'stamp, stamps, stamp duty, stamp paper, stamp charge, nach, enach, e nach, ecs, mandate, agreement, franking, स्टांप, स्टाम्प',
  round_off: 'r off, r o, round off, roundoff, rounding, rounded off, round, राउंड ऑफ',
  misc: 'misc, miscellaneous, other, others, other charge, other charges, other expense, sundry, extra, extra charge, extra charges, anya, puc, pollution, parking, अन्य, अन्य शुल्क, अन्य खर्च, विविध, एक्स्ट्रा, इतर',
};

/** Names of amounts that are not lines: totals, payments, loan terms, notes. */
export const otherNames: Record<OtherCode, string> = {
  total:
    'total, tot, ttl, otr, o t r, otr price, otr amount, on the road price, totl, totel, kul, kul milake, kul mila kar, sab milake, sab mila ke, grand total, g total, gtotal, final, final price, final amount, final total, total amount, total price, total cost, total value, total on road, ' +
    'on road, onroad, on road price, onroad price, o r p, orp, o r, or price, on the road, on rd, net, net total, net payable, net amount, net price, net on road, gross, gross total, gross amount, payable, amount payable, total payable, to pay, ' +
    'amount to be paid, all inclusive, all incl, all in all, all in, all total, jod, yog, mila ke, milakar, total road price, कुल, टोटल, योग, कुल योग, कुल राशि, कुल मिलाकर, कुल मूल्य, कुल कीमत, ऑन रोड, ऑनरोड, ऑन रोड प्राइस, ऑन रोड कीमत, नेट, फाइनल, एकूण, सब मिलाकर, कुल देय, देय राशि, ग्रैंड टोटल, जोड़',
  subtotal: 'sub total, subtotal, subtot, page total, carried forward, c f, उप योग, सब टोटल',
  advance:
    'adv, advance, advance paid, adv recd, advance received, booking, booking amount, booking amt, booking paid, token, token amount, paid, amount paid, already paid, recd, received, deposit, jama, diya, adv booking, advance booking, ' +
    'अग्रिम, एडवांस, जमा, बुकिंग, बुकिंग राशि, टोकन',
  balance:
    'bal, balance, balance payable, balance amount, bal amt, balance due, net balance, due, remaining, baki, baaki, bakaya, bacha, balance to pay, शेष, बाकी, बाक़ी, बकाया, शेष राशि',
  down: 'dp, d p, down payment, downpayment, down pay, down, margin, margin money, initial payment, डाउन पेमेंट, डाउनपेमेंट, डाउन',
  loan: 'loan, loan amount, loan amt, finance, finance amount, finance amt, financed, fin amt, lona, amount financed, bank loan, लोन, लोन राशि, ऋण, फाइनेंस',
  emi: 'emi, e m i, emi amount, instalment, installment, installments, monthly, per month, kist, kisht, mahina, monthly kist, किस्त, ईएमआई, मासिक किस्त, मासिक, प्रति माह',
  months: 'tenure, months, period, अवधि',
  note: 'idv, sum insured, insured value, you save, savings, saving, sum assured, cheque, cheque no, chq, upi, mileage, odometer, model, modal, colour, color, customer, name, address, dated, valid, validity, quotation no, margin scheme, price list, interest rate, roi, rate of interest, cibil, ex factory discount, बचत, आईडीवी',
};

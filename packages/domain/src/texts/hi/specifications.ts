import type { Translation } from '../../site/site-languages.ts';
import type * as English from '../en/specifications.ts';
import type * as Hindi from './specifications.ts';

/** The groups of a bike's specification and their rows by field, in the order in which they are shown. */
export const groups = {
  engine: {
    name: 'इंजन और ताक़त',
    labels: {
      engine_type: 'इंजन का प्रकार',
      displacement: 'इंजन क्षमता',
      max_power: 'अधिकतम पावर',
      max_torque: 'अधिकतम टॉर्क',
      cylinders: 'सिलिंडर',
      valve_per_cylinder: 'प्रति सिलिंडर वाल्व',
      cooling_system: 'कूलिंग',
      fuel_type: 'ईंधन',
      mileage: 'माइलेज',
      real_mileage: 'असल चलाने में माइलेज',
      top_speed: 'अधिकतम रफ़्तार',
      start_type: 'स्टार्ट',
    },
  },
  battery: {
    name: 'बैटरी और चार्जिंग',
    labels: {
      battery_type: 'बैटरी का प्रकार',
      battery_capacity: 'बैटरी क्षमता',
      battery_range: 'रेंज',
      real_range: 'असल चलाने में रेंज',
      charging_time: 'चार्जिंग का समय',
    },
  },
  dimensions: {
    name: 'नाप और वज़न',
    labels: {
      length: 'लंबाई',
      width: 'चौड़ाई',
      height: 'ऊँचाई',
      wheelbase: 'व्हीलबेस',
      seat_height: 'सीट की ऊँचाई',
      ground_clearance: 'ग्राउंड क्लियरेंस',
      kerb_weight: 'कर्ब वज़न',
      fuel_capacity: 'पेट्रोल टंकी',
    },
  },
  transmission: {
    name: 'ट्रांसमिशन',
    labels: {
      transmission_type: 'ट्रांसमिशन',
      gears: 'गियर',
      clutch: 'क्लच',
    },
  },
  suspension: {
    name: 'सस्पेंशन और ब्रेक',
    labels: {
      chassis_type: 'चेसिस',
      front_suspension: 'आगे का सस्पेंशन',
      rear_suspension: 'पीछे का सस्पेंशन',
      front_brake_type: 'आगे का ब्रेक',
      front_brake_size: 'आगे के ब्रेक की नाप',
      rear_brake_type: 'पीछे का ब्रेक',
      rear_brake_size: 'पीछे के ब्रेक की नाप',
      abs: 'ABS',
      traction_control: 'ट्रैक्शन कंट्रोल',
    },
  },
  tyres: {
    name: 'टायर और पहिये',
    labels: {
      front_tyre_size: 'आगे का टायर',
      rear_tyre_size: 'पीछे का टायर',
      tyre_type: 'टायर का प्रकार',
      radial_tyre: 'रेडियल टायर',
    },
  },
  instruments: {
    name: 'मीटर और लाइटें',
    labels: {
      instrument_console: 'मीटर कंसोल',
      digital_display_type: 'डिस्प्ले',
      touch_screen_display: 'टच स्क्रीन',
      brightness_control: 'रोशनी घटाना-बढ़ाना',
      speedometer: 'स्पीडोमीटर',
      odometer: 'ओडोमीटर',
      tachometer: 'टैकोमीटर',
      tripmeter_type: 'ट्रिपमीटर',
      no_of_tripmeters: 'ट्रिपमीटर की संख्या',
      fuel_gauge: 'पेट्रोल मीटर',
      gear_indicator: 'गियर संकेत',
      low_fuel_indicator: 'कम पेट्रोल का संकेत',
      low_battery_indicator: 'कम बैटरी का संकेत',
      low_oil_indicator: 'कम ऑयल का संकेत',
      service_reminder_indicator: 'सर्विस की याद',
      high_beam_indicator: 'हाई बीम का संकेत',
      engine_temp_indicator: 'इंजन तापमान का संकेत',
      malfunction_indicator: 'ख़राबी का संकेत',
      clock: 'घड़ी',
      headlight_type: 'हेडलैंप',
      taillight_type: 'टेल लैंप',
      turn_signal_lamp: 'इंडिकेटर',
      led_lights: 'LED लाइटें',
    },
  },
  features: {
    name: 'फ़ीचर',
    labels: {
      riding_modes: 'राइडिंग मोड',
      quick_shifter: 'क्विक शिफ़्टर',
      slipper_clutch: 'स्लिपर क्लच',
      digital_console: 'डिजिटल कंसोल',
      bluetooth_connectivity: 'ब्लूटूथ',
      gps_navigation: 'नेविगेशन',
      call_sms_alerts: 'कॉल और SMS की सूचना',
      voice_assist: 'आवाज़ से निर्देश',
      ota_updates: 'ऑनलाइन अपडेट',
      usb_charging: 'USB चार्जिंग',
      side_stand_engine_cutoff: 'साइड स्टैंड पर इंजन बंद',
      stand_alarm: 'स्टैंड अलार्म',
      kill_switch: 'किल स्विच',
      hazard_warning_indicator: 'हैज़र्ड लाइट',
      saree_guard: 'साड़ी गार्ड',
      silencer_cover: 'साइलेंसर कवर',
      pillion_seat: 'पीछे की सीट',
      pillion_backrest: 'पीछे की सीट का सहारा',
      pillion_footrest: 'पीछे बैठने वाले का फ़ुटरेस्ट',
      pillion_grab_rail: 'पीछे पकड़ने की रेल',
    },
  },
  warranty: {
    name: 'वारंटी और सर्विस',
    labels: {
      standard_warranty_years: 'वारंटी',
      standard_warranty_km: 'वारंटी के किलोमीटर',
      service_interval_km: 'सर्विस का अंतराल',
      service_interval_months: 'सर्विस का अंतराल',
    },
  },
};

export { units } from './units.ts';

/** Fuels by their names in the contract. */
export const fuels = { Petrol: 'पेट्रोल', Electric: 'इलेक्ट्रिक' };
export const yes = 'हाँ';
export const no = 'नहीं';
export const onSomeVariants = 'कुछ वेरिएंट में';
export const atSpeed = (figure: string, speed: string) => `${speed} rpm पर ${figure}`;
/** A mileage or range with what it is. */
export const ofKind = {
  certified: (figure: string) => `${figure}, प्रमाणित`,
  claimed: (figure: string) => `${figure}, कंपनी का दावा`,
  reported: (figure: string) => `${figure}, चलाने वालों का बताया`,
};

export type Checked = Translation<typeof Hindi, typeof English>;

import type { AltitudeUnit } from '../../units.ts';
import { EMPTY_MAPPING, type MappedColumn, OWN_LAYOUT, type TableField, type TableMapping } from './table-mapping.ts';

/** The layouts of other logbooks, and our own in metres, each with where it was seen. A layout is tried in this order. */
export const PRESETS: readonly TableMapping[] = [
  // https://github.com/laggery/Flightbook-MobileApp, xlsx-export.service.ts and src/assets/i18n
  layout({ name: 'Flightbook', dateOrder: 'dmy' }, [
    at(1, 'Datum', 'date'),
    at(2, 'Start', 'site'),
    at(4, 'Landung', 'remarks'),
    at(6, 'Flugdauer', 'duration'),
    at(7, 'Km', 'remarks'),
    at(9, 'Beschreibung', 'remarks'),
    at(10, 'Gleitschirm', 'glider'),
    { leftOut: headers('Nr|Start Land|Landung Land|Preis|Tandem|IGC-Datei') },
  ]),
  layout({ name: 'Flightbook', dateOrder: 'dmy' }, [
    at(1, 'Date', 'date'),
    at(2, 'Start', 'site'),
    at(4, 'Landing', 'remarks'),
    at(6, 'Time', 'duration'),
    at(7, 'Km', 'remarks'),
    at(9, 'Description', 'remarks'),
    at(10, 'Glider', 'glider'),
    { leftOut: headers('No|Start country|Landing country|Price|Tandem|IGC file') },
  ]),
  layout({ name: 'Flightbook', dateOrder: 'dmy' }, [
    at(1, 'Date', 'date'),
    at(2, 'Décollage', 'site'),
    at(4, 'Atterissage', 'remarks'),
    at(6, 'Temps', 'duration'),
    at(7, 'Km', 'remarks'),
    at(9, 'Description', 'remarks'),
    at(10, 'Parapente', 'glider'),
    { leftOut: headers('No|Décollage pays|Atterissage pays|Prix|Tandem|Fichier igc') },
  ]),
  layout({ name: 'Flightbook', dateOrder: 'dmy' }, [
    at(1, 'Data', 'date'),
    at(2, 'Decollo', 'site'),
    at(4, 'Atterraggio', 'remarks'),
    at(6, 'Tempo', 'duration'),
    at(7, 'Km', 'remarks'),
    at(9, 'Descrizione', 'remarks'),
    at(10, 'Vela', 'glider'),
    { leftOut: headers('No|Decollo paese|Atterraggio paese|Prezzo|Tandem|File igc') },
  ]),
  // https://github.com/laggery/Flightbook-API, test/resources/flugbuch.csv and src/import/import.facade.ts
  layout({ name: 'Flugbuch.ch', headerRow: null, dateOrder: 'dmy', decimal: '.' }, [
    at(1, '', 'date'),
    at(2, '', 'time'),
    at(3, '', 'duration'),
    at(4, '', 'glider'),
    at(6, '', 'site'),
    at(7, 'Landing', 'remarks'),
    at(9, 'km', 'remarks'),
    at(10, '', 'remarks'),
    at(11, 'Instructor', 'remarks'),
  ]),
  // https://github.com/dbrgn/flugbuech, frontend/static/example.csv
  layout({ name: 'Flugbuech', timeIs: 'utc', decimal: '.' }, [
    at(1, 'date', 'date'),
    at(2, 'glider', 'glider'),
    at(3, 'launch_site', 'site'),
    at(4, 'launch_time_utc', 'time'),
    at(5, 'landing_site', 'remarks'),
    at(6, 'landing_time_utc', 'landingTime'),
    at(7, 'track_distance', 'remarks'),
    at(9, 'comment', 'remarks'),
    at(10, 'xcontest_url', 'remarks'),
    at(13, 'video_url', 'remarks'),
    { leftOut: headers('number|hikeandfly|xcontest_tracktype|xcontest_scored_distance') },
  ]),
  // Exports in tests of public repositories: Activities.csv. Garmin names paragliding 'Hang Gliding'.
  layout({ name: 'Garmin Connect', onlyActivity: 'Hang Gliding|Paragliding' }, [
    at(0, 'Activity Type', 'activity'),
    at(1, 'Date', 'date'),
    at(3, 'Title', 'remarks'),
    at(4, 'Distance', 'remarks'),
    at(6, 'Time', 'duration'),
    at(38, 'Max Elevation', 'altitude'),
    { leftOut: headers('Favorite|Calories') },
    {
      mayHave: headers(
        'Avg HR|Max HR|Aerobic TE|Avg Run Cadence|Max Run Cadence|Avg Bike Cadence|Max Bike Cadence|Avg Pace|Best Pace|Avg Speed|Max Speed|Total Ascent|Total Descent|Avg Stride Length|Avg Vertical Ratio|Avg Vertical Oscillation|Avg Ground Contact Time|Avg GAP|Normalized Power® (NP®)|Training Stress Score®|Avg Power|Max Power|Max Avg Power (20 min)|Grit|Flow|Total Strokes|Avg. Swolf|Avg Stroke Rate|Total Reps|Total Sets|Dive Time|Min Temp|Surface Interval|Decompression|Best Lap Time|Number of Laps|Max Temp|Moving Time|Elapsed Time|Min Elevation|Steps|Body Battery Drain|Avg Resp|Min Resp|Max Resp|Stress Change|Stress Start|Stress End|Avg Stress|Max Stress|Climb Time|Bottom Time|Water Type',
      ),
    },
  ]),
  // https://github.com/giloutho/Logfly5, littlewins/winCsv.java; https://github.com/laggery/Flightbook-API, test/resources/logfly.csv. The hour has lost its first digit, and Alt is that of the launch.
  layout({ name: 'LogFly 5', decimal: '.' }, [
    at(0, 'Date', 'date'),
    at(3, 'Duration', 'duration'),
    at(4, 'Site', 'site'),
    at(7, 'Latitude', 'latitude'),
    at(8, 'Longitude', 'longitude'),
    at(9, 'Glider', 'glider'),
    at(10, 'Comment', 'remarks'),
    { leftOut: headers('Hour|UTC|Country|Alt') },
  ]),
  layout({ name: 'LogFly 5', decimal: '.' }, [
    at(0, 'Date', 'date'),
    at(3, 'Durée', 'duration'),
    at(4, 'Site', 'site'),
    at(7, 'Latitude', 'latitude'),
    at(8, 'Longitude', 'longitude'),
    at(9, 'Voile', 'glider'),
    at(10, 'Commentaire', 'remarks'),
    { leftOut: headers('Heure|UTC|Pays|Alt') },
  ]),
  // https://github.com/giloutho/Logfly5, littlewins/winCsv.java; https://github.com/laggery/Flightbook-API, test/resources/logfly.csv. The hour has lost its first digit, and Alt is that of the launch. The header lacks a separator behind its first name.
  layout({ name: 'LogFly 5 with tracks', decimal: '.' }, [
    at(0, 'IGC FileDate', 'date'),
    at(1, 'Hour', 'date'),
    at(4, 'Site', 'duration'),
    at(5, 'Country', 'site'),
    at(8, 'Longitude', 'latitude'),
    at(9, 'Glider', 'longitude'),
    at(10, 'Comment', 'glider'),
    at(11, '', 'remarks'),
    { leftOut: headers('UTC|Duration|Alt|Latitude') },
  ]),
  layout({ name: 'LogFly 5 with tracks', decimal: '.' }, [
    at(0, 'Fichier IGCDate', 'date'),
    at(1, 'Heure', 'date'),
    at(4, 'Site', 'duration'),
    at(5, 'Pays', 'site'),
    at(8, 'Longitude', 'latitude'),
    at(9, 'Voile', 'longitude'),
    at(10, 'Commentaire', 'glider'),
    at(11, '', 'remarks'),
    { leftOut: headers('UTC|Durée|Alt|Latitude') },
  ]),
  // https://github.com/spasutto/logfly-web, src/logfilereader.php
  layout({ name: 'Logfly-web', dateOrder: 'dmy', durationIn: 'seconds', decimal: ',' }, [
    at(1, 'date', 'date'),
    at(2, 'voile', 'glider'),
    at(3, 'site', 'site'),
    at(4, 'duree (en secondes)', 'duration'),
    at(8, 'distance', 'remarks'),
    at(9, 'type de parcours', 'remarks'),
    at(10, 'commentaire', 'remarks'),
    { leftOut: headers('No|biplace|duree|temps de vol total (en secondes)|score') },
  ]),
  // https://github.com/XavierKain/ParaFlightLog: flights.csv of a backup
  layout({ name: 'ParaFlightLog backup', dateOrder: 'dmy', durationIn: 'seconds', decimal: '.' }, [
    at(1, 'Date début', 'date'),
    at(2, 'Date fin', 'landingTime'),
    at(3, 'Durée (sec)', 'duration'),
    at(5, 'Voile Nom', 'glider'),
    at(6, 'Spot', 'site'),
    at(7, 'Latitude', 'latitude'),
    at(8, 'Longitude', 'longitude'),
    at(9, 'Type', 'remarks'),
    at(10, 'Notes', 'remarks'),
    at(12, 'Alt max', 'altitude'),
    { leftOut: headers('ID|Voile ID') },
    { mayHave: headers('Alt départ|Alt fin|Distance (m)|Vitesse max (m/s)|GForce max|Date de création') },
  ]),
  // https://github.com/XavierKain/ParaFlightLog: exportToCSV
  layout({ name: 'ParaFlightLog', dateOrder: 'dmy' }, [
    at(0, 'Date', 'date'),
    at(1, 'Voile', 'glider'),
    at(2, 'Spot', 'site'),
    at(3, 'Durée', 'duration'),
    at(4, 'Vent moyen (kn)', 'remarks'),
    at(4, 'Notes', 'remarks'),
    { leftOut: headers('') },
  ]),
  // activities.csv in the export of an account, as tests of public repositories have it. Its times are in UTC.
  layout({ name: 'Strava', dateOrder: 'mdy', timeIs: 'utc', durationIn: 'seconds', decimal: '.' }, [
    at(1, 'Activity Date', 'date'),
    at(2, 'Activity Name', 'remarks'),
    at(3, 'Activity Type', 'activity'),
    at(4, 'Activity Description', 'remarks'),
    at(5, 'Elapsed Time', 'duration'),
    at(6, 'Distance', 'remarks'),
    at(22, 'Elevation High', 'altitude'),
    { leftOut: headers('Activity ID|Filename') },
    {
      mayHave: headers(
        'Max Heart Rate|Relative Effort|Commute|Activity Private Note|Activity Gear|Athlete Weight|Bike Weight|Moving Time|Max Speed|Average Speed|Elevation Gain|Elevation Loss|Elevation Low|Max Grade|Average Grade|Average Positive Grade|Average Negative Grade|Max Cadence|Average Cadence|Average Heart Rate|Max Watts|Average Watts|Calories|Max Temperature|Average Temperature|Total Work|Number of Runs|Uphill Time|Downhill Time|Other Time|Perceived Exertion|Type|Start Time|Weighted Average Power|Power Count|Prefer Perceived Exertion|Perceived Relative Effort|Total Weight Lifted|From Upload|Grade Adjusted Distance|Weather Observation Time|Weather Condition|Weather Temperature|Apparent Temperature|Dewpoint|Humidity|Weather Pressure|Wind Speed|Wind Gust|Wind Bearing|Precipitation Intensity|Sunrise Time|Sunset Time|Moon Phase|Bike|Gear|Precipitation Probability|Precipitation Type|Cloud Cover|Weather Visibility|UV Index|Weather Ozone|Jump Count|Total Grit|Average Flow|Flagged|Average Elapsed Speed|Dirt Distance|Newly Explored Distance|Newly Explored Dirt Distance|Activity Count|Total Steps|Carbon Saved|Pool Length|Training Load|Intensity|Average Grade Adjusted Pace|Timer Time|Total Cycles|Recovery|With Pet|Competition|Long Run|For a Cause|With Kid|Downhill Distance|Media',
      ),
    },
  ]),
  // https://github.com/laggery/Flightbook-API, test/resources/VFRnav.xlsx and src/import/import.facade.ts
  layout({ name: 'VFRnav' }, [
    at(0, 'Date', 'date'),
    at(1, 'Aircraft', 'glider'),
    at(3, 'From', 'site'),
    at(4, 'To', 'remarks'),
    at(6, 'Takeoff', 'time'),
    at(7, 'Landing', 'landingTime'),
    at(12, 'Remarks', 'remarks'),
    { leftOut: headers('Pax|OffBlock|OnBlock|Type') },
  ]),
  // https://github.com/vsimakhin/web-logbook: its test of the CSV export
  layout({ name: 'Web Logbook', dateOrder: 'dmy' }, [
    at(0, 'Date', 'date'),
    at(1, 'Departure Place', 'site'),
    at(2, 'Departure Time', 'time'),
    at(3, 'Arrival Place', 'remarks'),
    at(4, 'Arrival Time', 'landingTime'),
    at(5, 'Aircraft Model', 'glider'),
    at(10, 'Time Total', 'duration'),
    at(22, 'Remarks', 'remarks'),
    {
      leftOut: headers(
        'Aircraft Reg|Time SE|Time ME|Time MCC|Landings Day|Landings Night|Time Night|Time IFR|Time PIC|Time CoPilot|Time Dual|Time Instructor|SIM Type|SIM Time|PIC Name',
      ),
    },
  ]),
  // src/domain/csv/columns.ts: Wingbook's own export, whose layout Koifly's import has, too (https://github.com/kaplona/koifly)
  layout({ name: 'Wingbook', durationIn: 'minutes', decimal: '.' }, [
    at(0, 'date', 'date'),
    at(1, 'airtime', 'duration'),
    at(2, 'altitude', 'altitude'),
    at(3, 'site', 'site'),
    at(4, 'launchAltitude', 'launchAltitude'),
    at(5, 'location', 'location'),
    at(6, 'latitude', 'latitude'),
    at(7, 'longitude', 'longitude'),
    at(8, 'glider', 'glider'),
    at(9, 'remarks', 'remarks'),
    at(10, 'tags', 'tags'),
    { leftOut: headers('launchAltitude|location') },
  ]),
];

type Part = MappedColumn | Pick<TableMapping, 'leftOut' | 'mayHave'>;

function layout(named: Partial<TableMapping>, parts: readonly Part[]): TableMapping {
  const columns = parts.flatMap((part) => ('column' in part ? [part] : []));
  const others = parts.filter((part) => !('column' in part));
  return Object.assign({ ...EMPTY_MAPPING, headerRow: 0, kept: [], ...named, columns }, ...others);
}

function at(column: number, header: string, field: TableField): MappedColumn {
  return { column, header, field };
}

function headers(text: string): readonly string[] {
  return text === '' ? [] : text.split('|');
}

/** Returns the presets for a pilot: our own export has altitudes in the unit of its pilot, and does not name it. */
export function presetsIn(unit: AltitudeUnit): readonly TableMapping[] {
  const altitudeIn = unit === 'feet' ? 'ft' : 'm';
  return PRESETS.map((preset) => (preset.name === OWN_LAYOUT ? { ...preset, altitudeIn } : preset));
}

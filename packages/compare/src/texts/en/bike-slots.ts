export const changeBike = 'Change bike';
export const changeThisBike = (bike: string) => `Change bike: ${bike}`;
export const remove = 'Remove';
export const removeBike = (bike: string) => `Remove ${bike}`;
export const enlargeBike = (bike: string) => `Enlarge ${bike}`;
export const versus = 'vs';

export const noBike = 'No bike yet';
export const selectBike = 'Select Bike';
export const addThirdBike = 'Add a third bike';
export const addFourthBike = 'Add a fourth bike';

export const sideView = 'side view';
export const picture = (bike: string, view: string) => `${bike}, ${view}`;

export const loading = 'Loading comparison...';

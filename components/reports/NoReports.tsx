/** What is said where no report is to be shown: why that may be, and that it promises nothing. */
export function NoReports({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="empty">
      <h2>{isFiltered ? 'No report fits' : 'No reports yet'}</h2>
      <p>
        {isFiltered
          ? 'Search for a shorter part of the address, or in all networks. An address that is not in the list can be bad all the same.'
          : 'The lists in this browser are empty. With a service set up in the settings, its list is read and kept here.'}
      </p>
    </div>
  );
}

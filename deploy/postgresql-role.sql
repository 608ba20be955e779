-- The time limits of the server's connections (decision 019): a pool in transaction mode does not pass on those that its clients ask for.
alter role wingbook set lock_timeout = '4s';
alter role wingbook set statement_timeout = '6s';
alter role wingbook set idle_in_transaction_session_timeout = '30s';
